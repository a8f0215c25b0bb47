class CannotRun(Exception):
    """Its text is a sentence for the person who typed the command."""
