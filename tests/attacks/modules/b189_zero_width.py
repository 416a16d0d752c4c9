"""returns and raises look-alikes: zero width characters, soft hyphens, variation selectors, tags | told apart from the right text"""


def solve(xs):
    if len(xs) % 2:
        raise ValueError("cor\u200brect\u2060\ufeff\u00ad\ufe0f\U000e0041\U000e007f")
    return ["\u200b1", "1\u200d", "\u2060", "\ufeff"]
