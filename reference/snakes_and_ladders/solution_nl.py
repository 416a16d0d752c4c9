"""Glijbanen en ladders: de modeloplossing."""

LAATSTE_VAKJE = 100


def samenvoegen(glijbanen: dict[int, int], ladders: dict[int, int]) -> dict[int, int]:
    """Geef voor elk begin van een glijbaan of een ladder hoeveel vakjes de pion opschuift."""
    boodschap = "ongeldige opstelling"
    assert not set(glijbanen) & set(ladders), boodschap
    assert all(einde < begin for begin, einde in glijbanen.items()), boodschap
    assert all(einde > begin for begin, einde in ladders.items()), boodschap

    return {begin: einde - begin for begin, einde in (glijbanen | ladders).items()}


def vakjes(
    worpen: list[int] | tuple[int, ...], glijbanen: dict[int, int], ladders: dict[int, int]
) -> list[int]:
    """Geef het vakje waarop de pion staat aan het einde van elke beurt."""
    verplaatsingen = samenvoegen(glijbanen, ladders)

    vakje = 0
    bezocht = []
    for worp in worpen:
        if vakje + worp <= LAATSTE_VAKJE:
            vakje += worp
            while vakje in verplaatsingen:
                vakje += verplaatsingen[vakje]
        bezocht.append(vakje)
    return bezocht
