def merge(chutes, ladders):
    for c in chutes:
        assert c not in ladders, "invalid configuration"
        assert c > chutes[c], "invalid configuration"
    for l in ladders:
        assert l < ladders[l], "invalid configuration"
    both = {}
    both.update(chutes)
    both.update(ladders)
    return both


def spaces(rolls, chutes, ladders):
    # TODO
    ...
