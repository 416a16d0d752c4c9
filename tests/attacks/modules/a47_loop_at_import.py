"""infinite loop at import | load timeout"""

while True:
    pass
