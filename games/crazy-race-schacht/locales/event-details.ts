import type { PlayerID } from '../../kit/player-id.ts';
import {
  driverValue,
  homeProgress,
  type StageCardID,
  sides,
  stageSide,
  trackSpaces,
} from '../rules/components.ts';
import type { RevealedDriver } from '../rules/state.ts';
import type { BoardText } from './board/en.ts';

/** Sum of a player's cards at a side. */
export interface PlayedSum {
  readonly playerID: PlayerID;
  /** `4`, or `3 + 1 = 4`. */
  readonly sum: string;
}

/** Returns the sum of each player's cards at a side, in the order of their first cards. */
export function playedSums(cards: readonly RevealedDriver[]): readonly PlayedSum[] {
  return [...new Set(cards.map(({ playerID }) => playerID))].map((playerID) => {
    const values = cards
      .filter((card) => card.playerID === playerID)
      .map(({ cardID }) => driverValue(cardID));
    const sum = values.reduce((total, value) => total + value, 0);
    return { playerID, sum: values.length > 1 ? `${values.join(' + ')} = ${sum}` : `${sum}` };
  });
}

/** Position to which a locomotive has come. */
export interface Arrival {
  readonly where: 'outbound' | 'turntable' | 'homebound' | 'home';
  /** Number on the space. */
  readonly space: number;
  /** Whether it passed the turntable on the way without staying there. */
  readonly isAcrossTurntable: boolean;
}

/** Returns where a locomotive has come to with a movement, from its progress before and after (CS-15). */
export function arrivalOf({ from, to }: { readonly from: number; readonly to: number }): Arrival {
  return {
    where: whereIs(to),
    space: to <= trackSpaces ? to : homeProgress - to,
    isAcrossTurntable: from < trackSpaces && to > trackSpaces,
  };
}

function whereIs(progress: number): Arrival['where'] {
  if (progress === homeProgress) return 'home';
  if (progress === trackSpaces) return 'turntable';
  return progress < trackSpaces ? 'outbound' : 'homebound';
}

/** Describes the four sides of a stage card in their order, with a sentence for each. */
export function sidesOf(
  cardID: StageCardID,
  { models, stage }: Pick<BoardText, 'models' | 'stage'>,
): string {
  const sentences = sides.map((side) => {
    const { model, distance } = stageSide(cardID, side);
    const named = stage.side(side + 1, { model: model && models[model], distance });
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
  });
  return sentences.join(' ');
}
