"""What holds for all unit tests."""

from __future__ import annotations

from hypothesis import settings

# A laptop or a CI job may be busy with other things: time is measured only where a test is about time.
settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
