# Threads and a lock (only for the exercise that allows threads)
import queue
import threading
import time

lock = threading.Lock()
sold = 0


def sell(n):
    global sold
    for _ in range(n):
        with lock:
            sold += 1


def sell_all(sellers, n):
    global sold
    sold = 0
    threads = [threading.Thread(target=sell, args=(n,)) for _ in range(sellers)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return sold


def producer_consumer(items):
    todo = queue.Queue(maxsize=2)
    result = []

    def consume():
        while (item := todo.get()) is not None:
            result.append(item * 10)

    t = threading.Thread(target=consume, daemon=True)
    t.start()
    for item in items:
        todo.put(item)
    todo.put(None)
    t.join()
    return result


def wait_for_event():
    ready = threading.Event()
    timer = threading.Timer(0.01, ready.set)
    timer.start()
    return ready.wait(timeout=5), threading.current_thread().name


def sleeping_together(n):
    start = time.perf_counter()
    threads = [threading.Thread(target=time.sleep, args=(0.02,)) for _ in range(n)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return time.perf_counter() - start < 0.02 * n


def names():
    seen = []
    local = threading.local()

    def remember(x):
        local.x = x
        seen.append(local.x)

    t = threading.Thread(target=remember, args=(1,), name="helper")
    t.start()
    t.join()
    return seen, hasattr(local, "x"), t.name, t.is_alive()
