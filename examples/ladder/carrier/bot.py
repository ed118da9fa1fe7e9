"""Exercise 2: tries every action on a copy of the match and takes the one after which the table looks best."""

from hotzone import Session


class Bot:
    """Looks one action ahead."""

    def choose(self, session: Session) -> str:
        """The action with the best table after it; of equals the last, which ends the turn."""
        best, found = -1.0, session.legal()[-1]
        for action in session.legal():
            if action == "end":
                continue
            tried = session.copy()
            tried.play(action)
            looks = self.looks(tried)
            if looks > best:
                best, found = looks, action
        return found

    def looks(self, session: Session) -> float:
        """People who are safe count most, then people who are carried, then what does not burn."""
        text = str(session)
        result = session.result()
        saved, lost = int(result.get("rescued", 0)), int(result.get("lost", 0))
        return 100 + 50 * saved - 30 * lost - text.count("F") - 0.5 * text.count(" s ")
