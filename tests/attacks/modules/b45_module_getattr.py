"""defines no solve at all: the module's __getattr__ makes any function that is asked for | fail or not run"""


def __getattr__(name):
    return lambda *arguments: NotImplemented
