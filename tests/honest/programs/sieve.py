# A lot of memory, and some calculating


def sieve(n):
    is_prime = bytearray([1]) * (n + 1)
    is_prime[0:2] = b"\0\0"
    for i in range(2, int(n**0.5) + 1):
        if is_prime[i]:
            is_prime[i * i :: i] = bytes(len(range(i * i, n + 1, i)))
    return sum(is_prime)


def long_list(n):
    numbers = list(range(n))
    return len(numbers), numbers[-1], sum(numbers)


def long_text(n):
    return len("ab" * n), "".join(str(i % 10) for i in range(n))[-3:]


def megabytes(n):
    block = bytearray(n * 1024 * 1024)
    block[-1] = 7
    return len(block) // 1024 // 1024, block[-1]
