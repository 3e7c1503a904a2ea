/** In the address of a table at which people play again: the table they come from. */
export const formerTable = 'after';

/** The addresses of the lobby's pages. */
export const addresses = {
  home: '/',
  game: (game: string) => `/game/${game}`,
  newTable: (game: string) => `/game/${game}/new`,
  /** A match in this browser. */
  here: (matchID: string) => `/here/${encodeURIComponent(matchID)}`,
  /** The form for a match at one screen. */
  newHere: (game: string) => `/game/${game}/here`,
  table: (matchID: string) => `/table/${encodeURIComponent(matchID)}`,
  /** The table, without being asked to take a seat first. */
  watch: (matchID: string) => `/table/${encodeURIComponent(matchID)}?watch`,
  /** The table at which the people of another one play again. */
  nextTable: (matchID: string, from: string) =>
    `/table/${encodeURIComponent(matchID)}?${formerTable}=${encodeURIComponent(from)}`,
} as const;
