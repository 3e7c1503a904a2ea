import type { GameModule } from '../../../../games/index.ts';
import { readLog } from '../../../../games/kit/log.ts';
import type { PlayedMatch } from '../played-match.ts';

/** A text that is another one once the turn is another one, for whoever sits at a seat (null: at none). */
export function turnKeyOf(
  { playersToMove, startsSection }: Pick<GameModule, 'playersToMove' | 'startsSection'>,
  { state, log }: Pick<PlayedMatch, 'state' | 'log'>,
  viewer: string | null,
): string {
  const parts = readLog(log).filter(({ event }) => startsSection(event)).length;
  const awaited = state && state.result === null ? playersToMove(state.G) : [];
  // Where all move at once others may be done before the viewer is.
  const whose = awaited.length === 1 ? awaited[0] : String(awaited.some((seat) => seat === viewer));
  return `${parts} ${whose}`;
}
