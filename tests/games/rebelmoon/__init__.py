"""The rules of Rebel Moon Defense."""
