"""an async function, whose coroutine is never awaited | wrong: a coroutine is no list"""


async def solve(xs):
    return sorted(set(xs))
