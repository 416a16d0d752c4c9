"""Settings of Hypothesis for every test: no clock decides, on a busy machine either."""

from hypothesis import HealthCheck, settings

settings.register_profile("nakijk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("nakijk")
