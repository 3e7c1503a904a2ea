/** Query parameter of a rematch's address: the match ID of the former table. */
export const formerTable = 'after';

/** Returns the query of a replay's address, without what is the default. */
function replayQuery(as: string | null, at = 0): string {
  const query = new URLSearchParams({
    ...(as !== null && { as }),
    ...(at > 0 && { at: String(at) }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** The addresses of the lobby's pages. */
export const addresses = {
  home: '/',
  game: (game: string) => `/game/${game}`,
  /** The tutorial of a game. */
  lesson: (game: string) => `/game/${game}/lesson`,
  newTable: (game: string) => `/game/${game}/new`,
  /** A match in this browser. */
  here: (matchID: string) => `/here/${encodeURIComponent(matchID)}`,
  /** The page that takes over the seats of another device. A code follows behind #. */
  device: '/device',
  /** The page about stored personal data. */
  privacy: '/privacy',
  /** The results of a day's challenge. */
  daily: (day: string, game: string) => `/daily/${day}/${game}`,
  /** The player's matches and replays. */
  replays: '/replay',
  /** A replay from a seat's point of view, or a spectator's if null, at a position, by default the start. */
  replayTable: (matchID: string, as: string | null, at = 0) =>
    `/replay/table/${encodeURIComponent(matchID)}${replayQuery(as, at)}`,
  replayHere: (matchID: string, as: string | null) =>
    `/replay/here/${encodeURIComponent(matchID)}${replayQuery(as)}`,
  replayFile: (id: string, as: string | null) =>
    `/replay/file/${encodeURIComponent(id)}${replayQuery(as)}`,
  /** The form for a match in this browser. */
  newHere: (game: string) => `/game/${game}/here`,
  table: (matchID: string) => `/table/${encodeURIComponent(matchID)}`,
  /** A table, without the page that offers a seat. */
  watch: (matchID: string) => `/table/${encodeURIComponent(matchID)}?watch`,
  /** The table of a rematch, reached from the former one. */
  nextTable: (matchID: string, from: string) =>
    `/table/${encodeURIComponent(matchID)}?${formerTable}=${encodeURIComponent(from)}`,
} as const;
