/** The progress of a race. */
import { pointsValue, stageCards } from '../rules/components.ts';
import type { SeenSchachtState, VisiblePile } from '../rules/state.ts';
import type { Times } from './worth.ts';

/** Returns the expected value of a pile's next cards, as far as they are visible. */
function prizeOf({ count, seen }: VisiblePile, usual: number): number {
  if (count === 0) return 0;
  const [first, second] = seen;
  if (first === undefined) return usual;
  const next = second === undefined ? (count > 1 ? usual : 0) : pointsValue(second);
  return 0.6 * pointsValue(first) + 0.4 * next;
}

/** Returns the data on which the expected points of locomotives depend. */
export function timesOf({ seats, stage, piles }: SeenSchachtState): Times {
  return {
    players: seats.length,
    stagesLeft: stageCards.length - stage,
    prizes: { turntable: prizeOf(piles.turntable, 4.5), finish: prizeOf(piles.finish, 4.5) },
  };
}
