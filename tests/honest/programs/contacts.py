# json
import json


def to_json(data):
    return json.dumps(data, sort_keys=True)


def pretty(data):
    print(json.dumps(data, indent=2, ensure_ascii=False))


def phones(text):
    return {person["name"]: person.get("phone") for person in json.loads(text)}


def wrong(text):
    return json.loads(text)


def wrong_caught(text):
    try:
        json.loads(text)
    except json.JSONDecodeError as e:
        return e.lineno, e.colno


def not_json():
    return json.dumps({1, 2})
