# Money with decimal
from decimal import ROUND_HALF_UP, Decimal, DivisionByZero, InvalidOperation, getcontext, localcontext


def total(prices, vat="0.21"):
    amount = sum(Decimal(p) for p in prices)
    with_vat = amount * (1 + Decimal(vat))
    return str(with_vat.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))


def exact():
    return Decimal("0.1") + Decimal("0.2") == Decimal("0.3"), 0.1 + 0.2 == 0.3


def third(digits):
    with localcontext() as context:
        context.prec = digits
        return str(Decimal(1) / Decimal(3)), getcontext().prec


def errors():
    caught = []
    for a, b in [("x", "1"), ("1", "0")]:
        try:
            Decimal(a) / Decimal(b)
        except InvalidOperation:
            caught.append("no number")
        except DivisionByZero:
            caught.append("zero")
    return caught
