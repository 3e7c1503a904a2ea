/**
 * The pieces of Crazy Race (Michael Schacht, Spiele aus Timbuktu 2002). The rule sheet gives their numbers. The values
 * of driver and points cards are on record in a review; the faces of the stage cards are ours (CS-C4).
 */
import { existing } from '../../kit/existing.ts';

/** The three models of locomotives; each player has one of each (CS-C2). */
export const models = ['A', 'B', 'C'] as const;
/** One of the three models. */
export type Model = (typeof models)[number];

/** Returns whether any value is the name of a model. */
export function isModel(value: unknown): value is Model {
  return models.some((model) => model === value);
}

/** The spaces of a track; the last one is the turntable (CS-C1). */
export const trackSpaces = 6;

/** Progress of a locomotive that is home: out over all spaces, back over all but the turntable, and in (CS-15). */
export const homeProgress = 2 * trackSpaces;

/** A driver card's number among the eight of its player, 0 to 7. */
export type DriverCardID = number;

/** The values of a player's eight driver cards; a card's place in the list is its number (CS-C3). */
export const driverCards: readonly number[] = Object.freeze([1, 1, 2, 2, 3, 3, 4, 6]);

/** Returns the value of a driver card; an unknown number is a programming error. */
export function driverValue(cardID: DriverCardID): number {
  return existing(driverCards[cardID], 'driver card ', cardID);
}

/** The sides of a stage card, clockwise from the one with the arrow (CS-12). */
export const sides = [0, 1, 2, 3] as const;
/** One of the four sides, 0 to 3. */
export type Side = (typeof sides)[number];

/** Returns whether any value is the number of a side. */
export function isSide(value: unknown): value is Side {
  return sides.some((side) => side === value);
}

/** The content of one side of a stage card. */
export interface StageSide {
  /** The locomotive that may move, or null if the winner chooses. */
  readonly model: Model | null;
  /** Number of spaces to move; '?' for the number of driver cards there (CS-11). */
  readonly distance: number | '?';
}

/** A stage card's number, 0 to 7. */
export type StageCardID = number;

/** One of the eight stage cards. */
export interface StageCard {
  readonly id: StageCardID;
  /** The sides of the card, in the order of `sides`. */
  readonly sides: readonly [StageSide, StageSide, StageSide, StageSide];
}

function stageCard(id: StageCardID, ...shown: [string, string, string, string]): StageCard {
  const [first, second, third, fourth] = shown.map((face): StageSide => {
    const [model, distance] = [face.charAt(0), face.charAt(1)];
    return Object.freeze({
      model: isModel(model) ? model : null,
      distance: distance === '?' ? distance : Number(distance),
    });
  }) as [StageSide, StageSide, StageSide, StageSide]; // map keeps the length
  return Object.freeze({ id, sides: Object.freeze([first, second, third, fourth] as const) });
}

/** The eight stage cards (CS-C4); `-` is a side without a locomotive. A card's place in the list is its number. */
export const stageCards: readonly StageCard[] = Object.freeze([
  stageCard(0, 'A4', 'C4', '-?', 'B1'),
  stageCard(1, 'A3', 'C1', 'B3', '-1'),
  stageCard(2, '-2', 'A4', 'B2', 'C2'),
  stageCard(3, 'C3', 'B4', '-?', 'A1'),
  stageCard(4, 'B1', '-3', 'A2', 'C2'),
  stageCard(5, 'C1', 'B4', 'A1', '-2'),
  stageCard(6, '-?', 'A2', 'B3', 'C3'),
  stageCard(7, 'B2', '-?', 'C4', 'A3'),
]);

/** Returns the content of a side of a stage card; an unknown card is a programming error. */
export function stageSide(cardID: StageCardID, side: Side): StageSide {
  return existing(stageCards[cardID], 'stage card ', cardID).sides[side];
}

/** Number of rounds of placing driver cards in a stage (CS-2). */
export const roundsPerStage = 3;

/** The two piles of points cards: at the turntables and at the finish (CS-C5). */
export const pointsPiles = ['turntable', 'finish'] as const;
/** One of the two piles. */
export type PointsPile = (typeof pointsPiles)[number];

/** A points card's number, 0 to 13. */
export type PointsCardID = number;

/** One of the 14 points cards. */
export interface PointsCard {
  readonly id: PointsCardID;
  readonly pile: PointsPile;
  readonly value: number;
}

/** The values of each pile's cards (CS-C5). */
const pointsValues: Readonly<Record<PointsPile, readonly number[]>> = {
  turntable: [5, 5, 5, 5, 4, 4, 4, 4],
  finish: [6, 5, 5, 4, 4, 3],
};

/** The 14 points cards; a card's place in the list is its number. */
export const pointsCards: readonly PointsCard[] = Object.freeze(
  pointsPiles
    .flatMap((pile) => pointsValues[pile].map((value) => ({ pile, value })))
    .map((card, id) => Object.freeze({ id, ...card })),
);

/** Returns the value of a points card; an unknown number is a programming error. */
export function pointsValue(cardID: PointsCardID): number {
  return existing(pointsCards[cardID], 'points card ', cardID).value;
}
