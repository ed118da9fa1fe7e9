"""One environment of a batch: a table, its luck, and its place in the caller's buffers. Steps without the interpreter."""

from typing import Any

try:
    import cython
except ImportError:
    from hotzone.core import nogil as cython

from hotzone.core import constants as c
from hotzone.core.compiled import is_compiled
from hotzone.core.dice import Dice
from hotzone.core.observer import Observer
from hotzone.core.table import Table
from hotzone.rl.action_mask import ActionMask

COMPILED = is_compiled(__file__)
EPISODES = 0x1000000  # a seed has luck for so many matches, as in `hotzone sim`
FINE = 0x40000000  # how finely luck is measured where weights decide
ENDLESS = 1e300  # what no sum of weights reaches
WHIM = 0x5DEECE66D  # parts the luck of random players from the luck of the table


class EnvSlot:
    """A row of every buffer. Slots hang in a tree, so that the first one reaches all of them without Python's lists."""

    def __init__(self, table: Table, observer: Observer, action_mask: ActionMask, wins: int) -> None:
        self.table = table  # a clone: a new match begins by taking it back to its origin
        self.last = table.clone()  # how the match before ended: its origin is the table itself
        self.observer = observer
        self.action_mask = action_mask
        self.wins = wins  # bits: the results that are won
        self.dice = Dice(0)
        self.whim = Dice(0)
        self.seed = 0
        self.episode = 0
        self.steps = 0
        self.limit = 0  # of steps a match; 0: none
        self.laid = False  # into arrays
        self.started = False
        self.skipped = False  # the action was not legal and is left out
        self.again = True  # begin the next match when one is over
        self.shaped = False
        self.invariant = False  # the potential of a match that is over is 0
        self.gamma = 1.0
        self.before = 0.0
        self.number = 0
        self.left: EnvSlot | None = None
        self.right: EnvSlot | None = None

    def lay(self, number: int, sights: Any, masks: Any, rewards: Any, ends: Any, cuts: Any, finals: Any, actions: Any) -> None:
        """Take row `number` of the buffers; whoever calls keeps them alive."""
        self.number = number
        self.laid = True
        size, count = self.observer.size, self.action_mask.count
        if COMPILED:
            self.sight = cython.address(sights[number * size])
            self.mask = cython.address(masks[number * count])
            self.reward = cython.address(rewards[number])
            self.ended = cython.address(ends[number])
            self.cut = cython.address(cuts[number])
            self.final = cython.address(finals[number * size])
            self.action = cython.address(actions[number])
        else:
            self.lay_slices(
                sight=sights[number * size : (number + 1) * size],
                mask=masks[number * count : (number + 1) * count],
                reward=rewards[number : number + 1],
                ended=ends[number : number + 1],
                cut=cuts[number : number + 1],
                final=finals[number * size : (number + 1) * size],
                action=actions[number : number + 1],
            )

    def lay_slices(self, **slices: Any) -> None:
        """Uncompiled, parts of the buffers stand for pointers into them."""
        for name, part in slices.items():
            setattr(self, name, part)

    # --- for callers that are not compiled: all slots of the tree

    def check_laid(self) -> None:
        """Compiled, a slot without arrays would write into nowhere."""
        if not self.laid:
            raise ValueError("a slot must be laid into arrays first")

    def reset(self, seed: int, episode: int = 0) -> None:
        """Begin a match in every slot; slot `i` has the luck of seed + i."""
        self.check_laid()
        with cython.nogil:
            self.reset_all(seed, episode)

    def start(self, seed: int, episode: int = 0) -> None:
        """Begin a match of a seed in this slot alone."""
        self.check_laid()
        self.start_one(seed, episode)

    def restart(self) -> None:
        """Begin the next match of every slot's seed, wherever the one before stands."""
        self.check_laid()
        with cython.nogil:
            self.restart_all()

    def stray(self) -> int:
        """The first slot whose action is not legal now, or -1."""
        self.check_laid()
        with cython.nogil:
            return self.first_stray()

    def skip_strays(self) -> int:
        """Leave the actions out that are not legal now, for the next step; how many they are."""
        self.check_laid()
        with cython.nogil:
            return self.mark_strays()

    def step(self) -> None:
        """Carry out the actions of all slots, which must be legal."""
        self.check_laid()
        with cython.nogil:
            self.step_all()

    def sample(self) -> None:
        """Choose a legal action in every slot, each as likely as the others."""
        self.check_laid()
        with cython.nogil:
            self.sample_all()

    def sample_by(self, weights: Any) -> None:
        """Choose a legal action in every slot, each as likely as its weight; a row of weights for each slot, a weight an action."""
        self.check_laid()
        with cython.nogil:
            self.sample_all_by(weights)

    def play(self, steps: int) -> None:
        """Random players for so many steps."""
        self.check_laid()
        with cython.nogil:
            for _ in range(steps):
                self.sample_all()
                self.step_all()

    def show(self) -> None:
        """List what is legal and write observation and mask of this slot anew: for whoever has changed its table."""
        self.check_laid()
        self.settle()
        if self.shaped:
            self.before = self.observer.potential(self.table)
        self.look()

    # --- the slots of the tree, in the order of their numbers; below them what a slot does itself

    def reset_all(self, seed: int, episode: int) -> None:
        """Begin a match in every slot."""
        if self.left is not None:
            self.left.reset_all(seed, episode)
        self.start_one(seed + self.number, episode)
        if self.right is not None:
            self.right.reset_all(seed, episode)

    def restart_all(self) -> None:
        """Begin the next match in every slot."""
        if self.left is not None:
            self.left.restart_all()
        self.episode += 1
        self.begin_anew()
        if self.right is not None:
            self.right.restart_all()

    def first_stray(self) -> int:
        """The first slot whose action is not legal now, or -1."""
        if self.left is not None:
            found = self.left.first_stray()
            if found >= 0:
                return found
        if not self.is_legal(self.action[0]):
            return self.number
        return self.right.first_stray() if self.right is not None else -1

    def mark_strays(self) -> int:
        """Mark every slot whose action is not legal now."""
        found = self.left.mark_strays() if self.left is not None else 0
        self.skipped = not self.is_legal(self.action[0])
        found += self.skipped
        return found + (self.right.mark_strays() if self.right is not None else 0)

    def step_all(self) -> None:
        """Carry out every slot's action."""
        if self.left is not None:
            self.left.step_all()
        self.advance()
        if self.right is not None:
            self.right.step_all()

    def sample_all(self) -> None:
        """Choose a legal action in every slot; a match that is over keeps what it had."""
        if self.left is not None:
            self.left.sample_all()
        if self.table.count:
            self.action[0] = self.action_mask.number(self.table.actions[self.whim.below(self.table.count)])
        if self.right is not None:
            self.right.sample_all()

    def sample_all_by(self, weights: Any) -> None:
        """Choose a legal action in every slot by weights; where none of the legal ones weighs anything, each is as likely."""
        if self.left is not None:
            self.left.sample_all_by(weights)
        if self.table.count:
            self.action[0] = self.drawn(weights, self.number * self.action_mask.count)
        if self.right is not None:
            self.right.sample_all_by(weights)

    def drawn(self, weights: Any, row: int) -> int:
        """The number of a legal action by the weights that begin at `row`; what is below 0 or not a number counts as 0."""
        total = 0.0
        for i in range(self.table.count):
            weight = float(weights[row + self.action_mask.number(self.table.actions[i])])
            if weight > 0.0:
                total += weight
        if not 0.0 < total < ENDLESS:
            return self.action_mask.number(self.table.actions[self.whim.below(self.table.count)])
        left = total * (self.whim.below(FINE) / FINE)
        place = 0
        for i in range(self.table.count):
            weight = float(weights[row + self.action_mask.number(self.table.actions[i])])
            if weight > 0.0:
                place = i
                left -= weight
                if left < 0.0:
                    break
        return self.action_mask.number(self.table.actions[place])

    def start_one(self, seed: int, episode: int) -> None:
        """Begin a match of a seed."""
        self.started = True
        self.seed = seed
        self.episode = episode
        self.whim.reseed(seed * EPISODES + WHIM)
        self.begin_anew()

    def begin(self) -> None:
        """Begin the next match of the seed, at the first decision of a seat."""
        self.table.to_origin()
        self.dice.reseed(self.seed * EPISODES + self.episode)
        self.steps = 0
        self.settle()
        if self.shaped:
            self.before = self.observer.potential(self.table)

    def begin_anew(self) -> None:
        """Begin a match because the caller wants it: nothing was earned, nothing has ended."""
        self.begin()
        self.look()
        self.reward[0] = 0.0
        self.ended[0] = 0
        self.cut[0] = 0

    def settle(self) -> None:
        """Let nature decide until a seat must, or nobody; then list what is legal."""
        while self.table.actor == c.NATURE:
            self.table.apply(self.table.pick_chance(self.dice))
        self.table.count = 0
        if self.table.actor >= 0:
            self.table.find()

    def look(self) -> None:
        """Write observation and mask."""
        self.observer.write(self.table, self.sight)
        self.action_mask.write(self.table, self.mask)

    def is_legal(self, number: int) -> bool:
        """Is the action of this number among those listed?"""
        wanted = self.action_mask.action(number)
        for i in range(self.table.count):
            if self.table.actions[i] == wanted:
                return True
        return False

    def advance(self) -> None:
        """Carry out the action, write what came of it, and begin the next match where one is over; else that one stays so."""
        if self.table.actor < 0:
            return
        if self.skipped:
            self.skipped = False
            self.reward[0] = 0.0
            self.ended[0] = 0
            self.cut[0] = 0
            return
        self.table.apply(self.action_mask.action(self.action[0]))
        self.settle()
        self.steps += 1
        over = self.table.actor == c.NOBODY
        late = not over and self.steps == self.limit
        self.reward[0] = self.earned(over)
        self.ended[0] = over
        self.cut[0] = late
        if self.again and (over or late):
            self.observer.write(self.table, self.final)
            self.last.to_origin()
            self.episode += 1
            self.begin()
        self.look()

    def earned(self, over: bool) -> float:
        """The reward of a step: 1 for a victory, -1 for any other end, and what the merits have gained."""
        reward = 0.0
        if over:
            reward = 1.0 if self.wins >> self.table.result & 1 else -1.0
        if self.shaped:
            after = 0.0 if over and self.invariant else self.observer.potential(self.table)
            reward += self.gamma * after - self.before
            self.before = after
        return reward
