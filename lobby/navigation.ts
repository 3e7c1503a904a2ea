/** The addresses of the lobby's pages. */
export const addresses = {
  home: '/',
  game: (game: string) => `/game/${game}`,
  newTable: (game: string) => `/game/${game}/new`,
  table: (matchID: string) => `/table/${encodeURIComponent(matchID)}`,
  /** The table, without being asked to take a seat first. */
  watch: (matchID: string) => `/table/${encodeURIComponent(matchID)}?watch`,
} as const;
