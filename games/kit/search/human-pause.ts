/** Range of a bot's pause before its move, after everyone has seen the last events. In milliseconds. */
export const humanPause = { minPause: 800, maxPause: 2000 } as const;
