"""Recursieve aanpak: een hulpfunctie zoekt het vakje waar de pion na één beurt eindigt."""


def samenvoegen(glijbanen: dict[int, int], ladders: dict[int, int]) -> dict[int, int]:
    """Voeg beide opstellingen samen tot één dictionary met verplaatsingen."""
    resultaat = {}
    for boven in glijbanen:
        onder = glijbanen[boven]
        if onder >= boven or boven in ladders:
            raise AssertionError("ongeldige opstelling")
        resultaat[boven] = -(boven - onder)
    for onder in ladders:
        boven = ladders[onder]
        if boven <= onder:
            raise AssertionError("ongeldige opstelling")
        resultaat[onder] = boven - onder
    return resultaat


def eindpunt(vakje: int, verplaatsing: dict[int, int]) -> int:
    """Volg alles wat op dit vakje begint, tot de pion op een gewoon vakje staat."""
    if vakje not in verplaatsing:
        return vakje
    return eindpunt(vakje + verplaatsing[vakje], verplaatsing)


def beurten(vakje: int, worpen: list[int], verplaatsing: dict[int, int]) -> list[int]:
    """Speel de overige worpen vanaf dit vakje."""
    if not worpen:
        return []
    volgende = vakje + worpen[0]
    volgende = vakje if volgende > 100 else eindpunt(volgende, verplaatsing)
    return [volgende, *beurten(volgende, worpen[1:], verplaatsing)]


def vakjes(
    worpen: list[int] | tuple[int, ...], glijbanen: dict[int, int], ladders: dict[int, int]
) -> list[int]:
    """Geef het vakje na elke worp."""
    return beurten(0, list(worpen), samenvoegen(glijbanen, ladders))
