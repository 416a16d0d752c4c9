"""Every sentence that the engine says, Dutch and English side by side; one module a room."""
