/** In the address of a table at which people play again: the table they come from. */
export const formerTable = 'after';

const eyes = (as: string | null) => (as === null ? '' : `?as=${as}`);

/** The addresses of the lobby's pages. */
export const addresses = {
  home: '/',
  game: (game: string) => `/game/${game}`,
  /** The lesson of a game. */
  lesson: (game: string) => `/game/${game}/lesson`,
  newTable: (game: string) => `/game/${game}/new`,
  /** A match in this browser. */
  here: (matchID: string) => `/here/${encodeURIComponent(matchID)}`,
  /** Where the seats of another device come to this one; the code that brings them follows, behind a #. */
  device: '/device',
  /** What is kept of people. */
  privacy: '/privacy',
  /** Where matches that are over can be looked at again. */
  replays: '/replay',
  /** With the eyes of a seat; null: of a spectator. */
  replayTable: (matchID: string, as: string | null) =>
    `/replay/table/${encodeURIComponent(matchID)}${eyes(as)}`,
  replayHere: (matchID: string, as: string | null) =>
    `/replay/here/${encodeURIComponent(matchID)}${eyes(as)}`,
  replayFile: (id: string, as: string | null) =>
    `/replay/file/${encodeURIComponent(id)}${eyes(as)}`,
  /** The form for a match at one screen. */
  newHere: (game: string) => `/game/${game}/here`,
  table: (matchID: string) => `/table/${encodeURIComponent(matchID)}`,
  /** The table, without being asked to take a seat first. */
  watch: (matchID: string) => `/table/${encodeURIComponent(matchID)}?watch`,
  /** The table at which the people of another one play again. */
  nextTable: (matchID: string, from: string) =>
    `/table/${encodeURIComponent(matchID)}?${formerTable}=${encodeURIComponent(from)}`,
} as const;
