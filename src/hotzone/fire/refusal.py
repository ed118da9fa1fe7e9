"""stub"""
from hotzone.fire import words as w
def refuse(match, action):
    return ValueError(action)
