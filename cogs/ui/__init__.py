"""Buttons, panels, modals, replies: written once, used by every cog."""
