"""Zoals een leerling het uitschrijft: met indexen, vlaggen en zonder verkorte notaties."""


def samenvoegen(glijbanen: dict[int, int], ladders: dict[int, int]) -> dict[int, int]:
    """Maak een nieuwe dictionary met voor elk vakje de afstand tot het andere uiteinde."""
    geldig = True
    afstanden = {}

    for vakje, einde in glijbanen.items():
        afstand = einde - vakje
        if afstand > -1:
            geldig = False
        afstanden[vakje] = afstand

    for vakje, einde in ladders.items():
        afstand = einde - vakje
        if afstand < 1 or vakje in afstanden:
            geldig = False
        afstanden[vakje] = afstand

    assert geldig, "ongeldige opstelling"
    return afstanden


def vakjes(
    worpen: list[int] | tuple[int, ...], glijbanen: dict[int, int], ladders: dict[int, int]
) -> list[int]:
    """Zet de pion worp na worp vooruit en noteer telkens waar hij staat."""
    afstanden = samenvoegen(glijbanen, ladders)
    lijst = [0]
    index = 0
    while index < len(worpen):
        vorig = lijst[index]
        nieuw = vorig + worpen[index]
        klaar = False
        while not klaar:
            if nieuw > 100:
                nieuw = vorig
                klaar = True
            elif nieuw in afstanden:
                nieuw = nieuw + afstanden[nieuw]
            else:
                klaar = True
        lijst.append(nieuw)
        index += 1
    del lijst[0]
    return lijst
