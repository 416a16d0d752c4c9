"""Values as tagged trees: reading them from literals, showing, digesting and rebuilding them."""
