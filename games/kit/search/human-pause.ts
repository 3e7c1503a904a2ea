/** How long a bot waits before it moves, once everybody has seen what happened: between these two. Milliseconds. */
export const humanPause = { minPause: 800, maxPause: 2000 } as const;
