# Guess the number: input() and print()


def guess(secret):
    tries = 0
    while True:
        text = input("Your guess? ")
        if not text.isdigit():
            print("That is no number")
            continue
        tries += 1
        if int(text) == secret:
            print("Right!")
            return tries
        print("Too low" if int(text) < secret else "Too high")


def ask_name():
    name = input("Naam: ").strip().title()
    age = int(input("Leeftijd: "))
    print(f"Dag {name}, volgend jaar ben je {age + 1}")


def ask_number():
    return int(input())
