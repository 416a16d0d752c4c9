# Dijkstra with a heap
import heapq

ROADS = {
    "A": {"B": 1, "C": 4},
    "B": {"C": 2, "D": 6},
    "C": {"D": 3},
    "D": {},
}


def shortest(start, end):
    queue = [(0, start, [start])]
    seen = set()
    while queue:
        length, city, route = heapq.heappop(queue)
        if city == end:
            return length, route
        if city in seen:
            continue
        seen.add(city)
        for other, distance in ROADS[city].items():
            heapq.heappush(queue, (length + distance, other, [*route, other]))
    return None


def smallest(numbers, n):
    heap = list(numbers)
    heapq.heapify(heap)
    return (
        [heapq.heappop(heap) for _ in range(n)],
        heapq.nlargest(2, numbers),
        list(heapq.merge([1, 4], [2, 3])),
    )
