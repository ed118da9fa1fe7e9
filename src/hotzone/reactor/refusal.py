"""stub"""
def refuse(match, action):
    return ValueError(action)
