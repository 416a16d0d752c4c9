"""What runs in the child: the submission's code and our own beside it; standard library only, loaded by path."""
