import type { GameModule } from '../../games/index.ts';
import { readLog } from '../../games/kit/log.ts';
import type { PlayedMatch } from './played-match.ts';

/** Returns a text that changes when the turn changes, for a seat or, if null, a spectator. */
export function turnKeyOf(
  { playersToMove, startsSection }: Pick<GameModule, 'playersToMove' | 'startsSection'>,
  { state, log }: Pick<PlayedMatch, 'state' | 'log'>,
  viewer: string | null,
): string {
  const parts = readLog(log).filter(({ event }) => startsSection(event)).length;
  const awaited = state && state.result === null ? playersToMove(state.G) : [];
  // In simultaneous stages, others may be done before the viewer.
  const whose = awaited.length === 1 ? awaited[0] : String(awaited.some((seat) => seat === viewer));
  return `${parts} ${whose}`;
}
