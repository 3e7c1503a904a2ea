/** How far it is for a pawn to the lines that it has to cross. No rule of its own. */

import type { DistanceChange } from '../../locales/board-text.ts';
import { type Stage, sectionsPerLane, stageNumber, stages } from '../../rules/components.ts';
import { laneOf, wayFrom } from '../../rules/index.ts';
import type { GewaltState, PawnPosition } from '../../rules/state.ts';

type Laid = Pick<GewaltState, 'laid'>;

/** More squares than any lane has. */
const everyStep = 9 * sectionsPerLane;

/** The stage that a pawn runs through. */
export function stageAt({ section }: PawnPosition): Stage {
  return stages[stageNumber(section)] ?? 'red';
}

/** The squares to the end of each stage that the pawn of a seat has before it, the next one first. */
export function distancesFrom(
  lanes: Laid,
  { playerID, place }: { readonly playerID: string; readonly place: PawnPosition },
): readonly { readonly stage: Stage; readonly squares: number }[] {
  const { crossings } = wayFrom(lanes, laneOf(playerID), { from: place, steps: everyStep });
  return crossings.map(({ stage, step }) => ({ stage, squares: step }));
}

/** For which pawns other cards on the lanes change the way to a line, and to which one first. */
export function changesWith(
  { laid, pawns }: Pick<GewaltState, 'laid' | 'pawns'>,
  tried: GewaltState['laid'],
): readonly (DistanceChange & { readonly playerID: string })[] {
  return Object.entries(pawns).flatMap(([playerID, place]) => {
    if (place === null) return [];
    const now = distancesFrom({ laid }, { playerID, place });
    const then = distancesFrom({ laid: tried }, { playerID, place });
    for (const [index, { stage, squares: from }] of now.entries()) {
      const to = then[index]?.squares ?? from;
      if (to !== from) return [{ playerID, stage, from, to }];
    }
    return [];
  });
}
