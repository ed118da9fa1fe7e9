// @ts-check
/** The AIs that can sit at a table: which one is usual, and in which order they are offered. */

const GOOD = ['steady', 'crew']; // good company for anybody: the first that the server has

/** Who plays when a seat is just given to AI. @param {string[]} bots of the server, none while it has not said */
export const usualBot = (bots) => GOOD.find((name) => bots.includes(name)) ?? bots.at(-1) ?? GOOD[0];

/** All of them, the strongest first. @param {string[]} bots */
export const byStrength = (bots) => [...bots].reverse();
