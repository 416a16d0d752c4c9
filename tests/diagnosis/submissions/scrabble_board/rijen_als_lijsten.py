PREMIEVAKJES = {
    "2L": [
        "a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9",
        "i13", "l1", "l8", "l15", "m7", "m9", "o4", "o12",
    ],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": [
        "b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2",
        "n14",
    ],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}
LETTERS = 'abcdefghijklmno'

def premie(vakje):
    for soort, lijst in PREMIEVAKJES.items():
        if vakje.lower() in lijst:
            return soort
    return ''

def ontleed(positie):
    """geeft (rij, kolom, richting), of None als de positie niet bestaat"""
    positie = positie.lower()
    for rij in range(15):
        for kolom in range(15):
            if positie == f'{LETTERS[rij]}{kolom + 1}':
                return rij, kolom, 'rechts'
            if positie == f'{kolom + 1}{LETTERS[rij]}':
                return rij, kolom, 'omlaag'
    return None

def leeg(bord, rij, kolom):
    """buiten het bord is alles leeg"""
    if rij not in range(15) or kolom not in range(15):
        return True
    return bord[rij][kolom] == '.'

def is_geldig(bord, woord, positie):
    begin = ontleed(positie)
    if begin is None:
        return False
    rij, kolom, richting = begin
    stap_rij, stap_kolom = (0, 1) if richting == 'rechts' else (1, 0)
    n = len(woord)
    if rij + n * stap_rij > 15 or kolom + n * stap_kolom > 15:
        return False
    if not leeg(bord, rij - stap_rij, kolom - stap_kolom):
        return False
    if not leeg(bord, rij + n * stap_rij, kolom + n * stap_kolom):
        return False
    nieuwe = 0
    for i in range(n):
        steen = bord[rij + i * stap_rij][kolom + i * stap_kolom]
        if steen == '.':
            nieuwe += 1
        elif steen.upper() != woord[i].upper():
            return False
    return nieuwe > 0

def leggen(bord, woord, positie):
    if not is_geldig(bord, woord, positie):
        raise AssertionError('ongeldige zet')
    rij, kolom, richting = ontleed(positie)
    nieuw_bord = []
    for lijn in bord:
        nieuw_bord.append(list(lijn))
    for letter in woord:
        if nieuw_bord[rij][kolom] == '.':
            nieuw_bord[rij][kolom] = letter
        if richting == 'rechts':
            kolom += 1
        else:
            rij += 1
    return nieuw_bord

def zoek_woord(bord, rij, kolom, richting):
    """de vakjes van het woord door (rij, kolom) in een richting"""
    stap_rij, stap_kolom = (0, 1) if richting == 'rechts' else (1, 0)
    while not leeg(bord, rij - stap_rij, kolom - stap_kolom):
        rij -= stap_rij
        kolom -= stap_kolom
    vakjes = []
    while not leeg(bord, rij, kolom):
        vakjes.append((rij, kolom))
        rij += stap_rij
        kolom += stap_kolom
    return vakjes

def zoek_woorden(bord, nieuw_bord, positie):
    rij, kolom, richting = ontleed(positie)
    andere = 'omlaag' if richting == 'rechts' else 'rechts'
    woorden = [zoek_woord(nieuw_bord, rij, kolom, richting)]
    for r, k in woorden[0]:
        if bord[r][k] == '.':
            dwars = zoek_woord(nieuw_bord, r, k, andere)
            if len(dwars) > 1:
                woorden.append(dwars)
    return woorden

def gevormde_woorden(bord, woord, positie):
    nieuw_bord = leggen(bord, woord, positie)
    woorden = []
    for vakjes in zoek_woorden(bord, nieuw_bord, positie):
        woorden.append(''.join([nieuw_bord[r][k] for r, k in vakjes]))
    return woorden

def zetscore(bord, woord, positie, letterwaarden):
    nieuw_bord = leggen(bord, woord, positie)
    score = 0
    woorden = zoek_woorden(bord, nieuw_bord, positie)
    for vakjes in woorden:
        punten = 0
        factor = 1
        for r, k in vakjes:
            letter = nieuw_bord[r][k]
            if letter.islower():
                waarde = 0
            else:
                waarde = letterwaarden[letter]
            if bord[r][k] == '.':
                p = premie(LETTERS[r] + str(k + 1))
                if p == '2L' or p == '3L':
                    waarde = waarde * int(p[0])
                if p == '2W' or p == '3W':
                    factor = factor * int(p[0])
            punten += waarde
        score += punten * factor
    gelegd = 0
    for r, k in woorden[0]:
        if bord[r][k] == '.':
            gelegd += 1
    if gelegd == 7:
        score += 50
    return score
