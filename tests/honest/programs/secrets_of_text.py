# Hashes and encodings
import base64
import hashlib
import hmac
import random
import secrets
import uuid
import zlib


def fingerprint(text):
    return hashlib.sha256(text.encode()).hexdigest()


def md5(text):
    return hashlib.md5(text.encode()).hexdigest()


def piecewise(parts):
    h = hashlib.sha1()
    for part in parts:
        h.update(part)
    return h.hexdigest(), h.digest_size, hashlib.new("sha256").name, "md5" in hashlib.algorithms_available


def signed(key, text):
    return hmac.new(key, text, "md5").hexdigest()


def encoded(text):
    data = base64.b64encode(text.encode())
    return data, base64.b64decode(data).decode(), base64.b32encode(b"f"), base64.b16encode(b"\xff")


def checksum(data):
    return (
        zlib.crc32(data),
        zlib.adler32(b"Wikipedia"),
        zlib.decompress(zlib.compress(data * 100)) == data * 100,
    )


def ids():
    seeded = uuid.UUID(int=random.Random(1).getrandbits(128), version=4)
    return (
        str(uuid.uuid5(uuid.NAMESPACE_DNS, "python.org")),
        seeded.version,
        uuid.uuid4().version,
        uuid.uuid1().version,
    )


def tokens():
    return (
        len(secrets.token_hex(8)),
        secrets.randbelow(1),
        secrets.choice(["only"]),
        secrets.compare_digest("a", "a"),
    )


def stretched():
    return hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 1).hex()
