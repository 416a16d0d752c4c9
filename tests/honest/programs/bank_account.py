# Week 6: classes and our own exceptions


class InsufficientFunds(Exception):
    """Not enough money."""

    def __init__(self, short):
        super().__init__(f"{short} euro short")
        self.short = short


class Account:
    interest = 2

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self._history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        self._history.append(("in", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(amount - self.balance)
        self.balance -= amount
        self._history.append(("out", amount))

    def __str__(self):
        return f"{self.owner}: {self.balance} euro"

    @classmethod
    def from_text(cls, text):
        owner, balance = text.split(";")
        return cls(owner, int(balance))

    @staticmethod
    def valid(amount):
        return amount > 0


def run(commands):
    account = Account("Sanne", 10)
    for command, amount in commands:
        if command == "in":
            account.deposit(amount)
        else:
            account.withdraw(amount)
    print(account)
    return account._history


def read_account(text):
    account = Account.from_text(text)
    return account.owner, account.balance, Account.valid(account.balance)
