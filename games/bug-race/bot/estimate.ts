/** Evaluates a race at the end of a turn. */

import type { Shape } from './bug-encoding.ts';
import type { Pace } from './finish-times.ts';

/**
 * Returns the chance that one of some bugs is home before all others; bugs that come home together share. It is exact
 * for two bugs, and a good approximation for more.
 */
export function chanceToWin(pace: Pace, shapes: readonly Shape[], one: number): number {
  const { cells, chances, beaten, first, end } = pace;
  const own = shapes[one] ?? 0;
  // Once another bug is surely home, no bug can be first any more.
  let last = cells;
  for (const shape of shapes) last = Math.min(last, end[shape] ?? 0);
  let share = 0;
  for (let cell = first[own] ?? 0; cell < last; cell += 1) {
    let chance = chances[own * cells + cell] ?? 0;
    if (chance === 0) continue;
    for (let other = 0; other < shapes.length; other += 1) {
      if (other !== one) chance *= beaten[(shapes[other] ?? 0) * cells + cell] ?? 0;
    }
    share += chance;
  }
  return share;
}
