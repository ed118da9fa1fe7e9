// @ts-check
/** The AIs that can sit at a table, in the order in which they are offered. */

/** All of them, the strongest first. @param {string[]} bots of the server, the weakest first */
export const byStrength = (bots) => [...bots].reverse();
