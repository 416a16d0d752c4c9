"""Renderers: from a report to text or data, in one language or as pairs."""
