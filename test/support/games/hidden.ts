import type { LogEntry, PlayerID } from 'boardgame.io';

/** Moves whose arguments nobody but their player may know. */
const hiddenMoves = ['keepCard', 'placeDriver', 'reclaim', 'discardPoints'];

/** What of a state only another seat, or nobody, may know: of a seat's view, or a spectator's (null), nothing. */
export function hiddenIn(
  G: { readonly players: object },
  viewer: PlayerID | null,
): readonly string[] {
  return [
    ...('secret' in G ? ['secret'] : []),
    ...Object.keys(G.players).filter((seat) => seat !== viewer),
  ];
}

/** The entries of a log that tell a viewer what only another seat may know. */
export function toldOfOthers(
  log: readonly LogEntry[],
  viewer: PlayerID | null,
): readonly LogEntry[] {
  return log.filter(({ action }) => {
    const { type, playerID, args } = action.payload;
    return hiddenMoves.includes(type) && playerID !== viewer && args !== null;
  });
}
