# A pool of threads
import asyncio
from concurrent.futures import ThreadPoolExecutor, as_completed
from time import sleep


def fetch(page):
    sleep(0.005)
    if page < 0:
        raise ValueError(f"no page {page}")
    return page * 100


def fetch_all(pages):
    with ThreadPoolExecutor(max_workers=4) as pool:
        return list(pool.map(fetch, pages))


def fetch_any_order(pages):
    with ThreadPoolExecutor() as pool:
        futures = {pool.submit(fetch, page): page for page in pages}
        return sorted(f.result() for f in as_completed(futures))


def fetch_wrong(pages):
    with ThreadPoolExecutor(2) as pool:
        errors = [f.exception() for f in [pool.submit(fetch, page) for page in pages]]
    return [e and str(e) for e in errors]


async def in_thread(page):
    return await asyncio.to_thread(fetch, page)


def with_asyncio(page):
    return asyncio.run(in_thread(page))
