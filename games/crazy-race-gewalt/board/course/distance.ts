/** Distances of pawns to the lines that they have to cross. It contains no rules of its own. */

import type { DistanceChange } from '../../locales/board/en.ts';
import { type Stage, sectionsPerLane, stageNumber, stages } from '../../rules/components.ts';
import { laneOf, wayFrom } from '../../rules/index.ts';
import type { GewaltState, PawnPosition } from '../../rules/state.ts';

type CardsOnLanes = Pick<GewaltState, 'sectionCards'>;

/** A number larger than the squares of any lane. */
const everyStep = 9 * sectionsPerLane;

/** Returns the stage that a pawn is running through. */
export function stageAt({ section }: PawnPosition): Stage {
  return stages[stageNumber(section)] ?? 'red';
}

/** Returns the squares to the end of each stage that a seat's pawn has before it, the next stage first. */
export function distancesFrom(
  lanes: CardsOnLanes,
  { playerID, place }: { readonly playerID: string; readonly place: PawnPosition },
): readonly { readonly stage: Stage; readonly squares: number }[] {
  const { crossings } = wayFrom(lanes, laneOf(playerID), { from: place, steps: everyStep });
  return crossings.map(({ stage, step }) => ({ stage, squares: step }));
}

/** Returns the pawns whose distance to a line changes with other cards on the lanes, each with the first such line. */
export function changesWith(
  { sectionCards, pawns }: Pick<GewaltState, 'sectionCards' | 'pawns'>,
  tried: GewaltState['sectionCards'],
): readonly (DistanceChange & { readonly playerID: string })[] {
  return Object.entries(pawns).flatMap(([playerID, place]) => {
    if (place === null) return [];
    const now = distancesFrom({ sectionCards }, { playerID, place });
    const then = distancesFrom({ sectionCards: tried }, { playerID, place });
    for (const [index, { stage, squares: from }] of now.entries()) {
      const to = then[index]?.squares ?? from;
      if (to !== from) return [{ playerID, stage, from, to }];
    }
    return [];
  });
}
