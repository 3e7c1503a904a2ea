import { getFilterPlayerView } from 'boardgame.io/internal';
import type { TestTable } from '../../support/games/table.ts';

/** Returns the state and the log as boardgame.io sends them to a seat or to a spectator (null). */
export function sentTo<G>({ state, log, game }: TestTable<G>, viewer: string | null): string {
  const filter = getFilterPlayerView(game);
  const args: ['match', typeof state] = ['match', { ...state, deltalog: log }];
  return JSON.stringify(filter(viewer, { type: 'update', args }));
}
