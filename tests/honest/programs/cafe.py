# asyncio
import asyncio


async def brew(drink, seconds, log):
    log.append(f"start {drink}")
    await asyncio.sleep(seconds)
    log.append(f"done {drink}")
    return drink.upper()


async def serve(orders):
    log = []
    results = await asyncio.gather(*(brew(drink, seconds, log) for drink, seconds in orders))
    return results, log


def open_cafe(orders):
    return asyncio.run(serve(orders))


async def count(n):
    for i in range(n):
        yield i
        await asyncio.sleep(0)


async def total(n):
    return sum([i async for i in count(n)])


def add_up(n):
    return asyncio.run(total(n))


async def too_slow():
    try:
        await asyncio.wait_for(asyncio.sleep(10), timeout=0.01)
    except TimeoutError:
        return "too slow"


def impatient():
    return asyncio.run(too_slow())


async def work(queue, done):
    while True:
        item = await queue.get()
        done.append(item * item)
        queue.task_done()


async def with_queue(items):
    queue = asyncio.Queue()
    done = []
    worker = asyncio.create_task(work(queue, done))
    for item in items:
        queue.put_nowait(item)
    await queue.join()
    worker.cancel()
    async with asyncio.Lock():
        return done


def squares(items):
    return asyncio.run(with_queue(items))


async def fails():
    await asyncio.sleep(0)
    raise ValueError("out of coffee")


def failing():
    asyncio.run(fails())
