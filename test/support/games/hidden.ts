import type { LogEntry, PlayerID } from 'boardgame.io';
import type { GameName } from '../../../games/paddock.ts';

/** Moves whose arguments only their player may know. */
const hiddenMoves = ['keepCard', 'placeDriver', 'reclaim', 'discardPoints'];

/**
 * Returns what only another seat, or no seat, may know of a state. Empty if G is the viewer's own view (null: a
 * spectator's).
 */
export function hiddenIn(
  G: { readonly players: object },
  viewer: PlayerID | null,
): readonly string[] {
  return [
    ...('secret' in G ? ['secret'] : []),
    ...Object.keys(G.players).filter((seat) => seat !== viewer),
  ];
}

/** Returns the entries of a log that reveal to a viewer what only another seat may know. */
export function toldOfOthers(
  log: readonly LogEntry[],
  viewer: PlayerID | null,
): readonly LogEntry[] {
  return log.filter(({ action }) => {
    const { type, playerID, args } = action.payload;
    return hiddenMoves.includes(type) && playerID !== viewer && args !== null;
  });
}

/** Options with which a game hides as much as it can, in short matches. */
export const hidingSetups: Readonly<Record<string, unknown>> = {
  'bug-race': { expert: true, trackLength: 9 },
  'crazy-race-gewalt': { expert: true },
  'crazy-race-schacht': { pointsOrder: 'shuffled', penalty: true, steal: true },
  'detroit-cleveland-grand-prix': { races: 1, tensInDeck: true },
} satisfies Readonly<Record<GameName, unknown>>;
