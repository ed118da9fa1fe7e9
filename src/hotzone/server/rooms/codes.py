"""Codes of rooms: two words and four digits, easy to say over a telephone and too many to try."""

from __future__ import annotations

from secrets import choice, randbelow

WORDS = tuple(
    """
    acorn amber anchor apple apron arrow aspen atlas badge bagel bakery balloon bamboo banjo barley basil basket beacon
    beaver bell birch biscuit bison blanket blossom boat bonnet book border bottle branch brass bread breeze brick bridge
    brook broom bucket button cabin cactus camel candle canoe canyon carrot castle cedar cello chalk cherry chess chestnut
    circle clay clock cloud clover cobalt coffee comet compass copper coral cotton crane crayon cricket crown daisy dawn
    delta desert dolphin donkey dragon drum eagle echo elm ember engine falcon feather fern fiddle field finch fjord flag
    flute forest fossil fountain fox garden garlic garnet ginger glacier globe goose granite grape guitar hammer harbor harp
    harvest hazel helmet heron hill honey horizon iris island ivory ivy jacket jasmine jelly jigsaw juniper kettle kite
    ladder lagoon lake lantern lark laurel lemon lentil lichen lilac linen lobster locket lotus magnet mango maple marble
    meadow melon mint mirror mitten moon moss mountain mustard needle nest nickel nutmeg oak oasis oatmeal ocean olive onion
    opal orbit orchard otter owl paddle palm panda paper parrot peach pebble pelican pepper piano pillow pine planet plum
    pocket pond poplar poppy prism pumpkin puzzle quartz quill rabbit radish raft rain raven reed ribbon river robin rocket
    rope rose ruby saddle saffron sail salmon sandal satin seal shell silver sketch sloth snail snow sparrow spruce squash
    star stone stork summit sunset swan tandem teapot thimble thistle thunder tiger timber toast tomato topaz tower train
    trumpet tulip tunnel turnip turtle valley vanilla velvet violet violin wagon walnut walrus water wheat whistle willow
    window winter wombat yarrow zebra zephyr
    """.split()  # noqa: SIM905 – easier to read and to change than a list
)


def new_code(words: int = 2) -> str:
    """A code that may be free: `lantern-otter-4217`; there are 618 million."""
    return "-".join([*(choice(WORDS) for _ in range(words)), str(1000 + randbelow(9000))])


def tidy(code: str) -> str:
    """A code as people type it, in its one form; what cannot be one becomes empty."""
    found = "-".join(code.strip().lower().replace("_", "-").replace(" ", "-").split("-"))
    fits = len(found) <= 40 and found.replace("-", "").isalnum() and found.isascii()
    return found if fits else ""
