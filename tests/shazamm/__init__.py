"""The rules of Shazamm!"""
