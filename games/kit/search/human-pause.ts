/** How long a bot waits before it moves, once everybody has seen what happened: between these two. Milliseconds. */
export const humanPause = { shortestPause: 800, longestPause: 2000 } as const;
