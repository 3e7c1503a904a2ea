/**
 * The pieces of Crazy Race (Michael Gewalt, F.X. Schmid 1994). The effects of arrow cards are in effects.ts. The rule
 * sheet gives the numbers of each sort, and four rows of the bet cards. The distribution of section and action cards,
 * and the other bets, are ours (CG-C2, CG-C3, CG-C5).
 */
import { existing } from '../../kit/existing.ts';
import { type ArrowKind, arrowCards, arrowKinds } from './effects.ts';

/** The three stages of every lane, from the start (CG-C1). */
export const stages = Object.freeze(['lilac', 'blue', 'red'] as const);
/** One of the three stages. */
export type Stage = (typeof stages)[number];

/** Number of lanes, which are side by side; a seat's number is that of its lane (CG-C1). */
export const laneCount = 5;

/** Number of sections in a stage (CG-C1). */
export const sectionsPerStage = 5;
/** Number of sections in a whole lane: 15 (CG-C1). */
export const sectionsPerLane = sectionsPerStage * stages.length;

/** Number of squares in a section without a card (CG-C1). */
export const printedSquares = 4;

/** Returns the number of the stage, 0–2, of a section (0–14). */
export function stageNumber(section: number): number {
  return Math.floor(section / sectionsPerStage);
}

/** Returns the stage of a section (0–14). */
export function stageOf(section: number): Stage {
  return existing(stages[stageNumber(section)], 'section ', section);
}

/** A section card's number, 0 to 55. */
export type SectionCardID = number;

/** Number of section cards with 0, 1, 2 … 8 squares (CG-C2). */
const sectionCardCounts = [6, 6, 7, 7, 4, 7, 7, 6, 6];

/** The squares on each section card; a card's place in the list is its number (CG-C2). */
export const sectionCards: readonly number[] = Object.freeze(
  sectionCardCounts.flatMap((count, squares) => Array<number>(count).fill(squares)),
);

/** Returns the number of squares on a section card; an unknown number is a programming error. */
export function squaresOn(cardID: SectionCardID): number {
  return existing(sectionCards[cardID], 'section card ', cardID);
}

/** Kinds of action cards with a circle, which players play for themselves (CG-10). */
export const circleKinds = Object.freeze(['relocate', 'counter'] as const);
/** The kind of a circle card. */
export type CircleKind = (typeof circleKinds)[number];

/** Number of copies of each circle card (CG-C5). */
const circleCopies: Readonly<Record<CircleKind, number>> = Object.freeze({
  relocate: 4,
  counter: 5,
});

/** The kind of an action card. */
export type ActionKind = CircleKind | ArrowKind;
/** All kinds of action cards. */
export const actionKinds: readonly ActionKind[] = Object.freeze([...circleKinds, ...arrowKinds]);

/** Returns whether cards of this kind are played before an opponent (CG-11). */
export function isArrowKind(kind: ActionKind): kind is ArrowKind {
  return kind in arrowCards;
}

/** An action card's number, 0 to 26. */
export type ActionCardID = number;

function copiesOf(kind: ActionKind): number {
  return isArrowKind(kind) ? arrowCards[kind].copies : circleCopies[kind];
}

/** The kind of each action card; a card's place in the list is its number (CG-C5). */
export const actionCards: readonly ActionKind[] = Object.freeze(
  actionKinds.flatMap((kind) => Array<ActionKind>(copiesOf(kind)).fill(kind)),
);

/** Returns the kind of an action card; an unknown number is a programming error. */
export function actionKind(cardID: ActionCardID): ActionKind {
  return existing(actionCards[cardID], 'action card ', cardID);
}

/** Returns the kind of an arrow card; another card is a programming error. */
export function arrowOf(cardID: ActionCardID): ArrowKind {
  const kind = actionKind(cardID);
  if (!isArrowKind(kind)) throw new Error(`A ${kind} card does not lie before a player.`);
  return kind;
}

/** The two sorts of cards in hand that are drawn from a pile. */
export const decks = Object.freeze(['section', 'action'] as const);
/** One of the two decks. */
export type Deck = (typeof decks)[number];

/** Number of cards of a deck in a full hand (CG-1, CG-9). */
export const handSize = 4;

/** A place, 1 to 5, for each stage. */
export type StagePlaces = Readonly<Record<Stage, number>>;

/** A number of players. */
export type PlayerCount = 3 | 4 | 5;

/** Returns whether the game allows this number of players. */
export function isPlayerCount(count: number): count is PlayerCount {
  return count === 3 || count === 4 || count === 5;
}

/** A bet card's number, 0 to 19. */
export type BetCardID = number;

/** A bet card has a row for each number of players. */
export interface BetCard {
  readonly id: BetCardID;
  readonly rows: Readonly<Record<PlayerCount, StagePlaces>>;
}

function row(places: string): StagePlaces {
  const [lilac, blue, red] = places.split(' ').map(Number);
  if (!lilac || !blue || !red) throw new Error(`A bet needs three places, not "${places}".`);
  return Object.freeze({ lilac, blue, red });
}

function betCard(id: BetCardID, three: string, four: string, five: string): BetCard {
  return Object.freeze({ id, rows: Object.freeze({ 3: row(three), 4: row(four), 5: row(five) }) });
}

/** The 20 bet cards (CG-C3), with the places for three, four and five players; a card's place is its number. */
export const betCards: readonly BetCard[] = Object.freeze([
  betCard(0, '1 1 2', '1 2 2', '1 1 2'),
  betCard(1, '1 2 1', '2 1 2', '1 2 1'),
  betCard(2, '1 1 3', '1 4 1', '2 1 1'),
  betCard(3, '1 3 1', '2 1 3', '1 1 3'),
  betCard(4, '2 1 2', '3 1 2', '2 1 3'),
  betCard(5, '2 2 1', '3 2 1', '1 5 1'),
  betCard(6, '3 1 1', '1 2 4', '2 3 2'),
  betCard(7, '1 2 3', '3 1 3', '4 2 2'),
  betCard(8, '1 3 2', '3 3 1', '2 4 3'),
  betCard(9, '2 1 3', '4 2 1', '3 4 2'),
  betCard(10, '2 3 1', '1 3 4', '4 2 3'),
  betCard(11, '3 1 2', '2 4 2', '3 3 5'),
  betCard(12, '3 2 1', '3 2 3', '4 3 4'),
  betCard(13, '1 3 3', '4 1 3', '5 2 4'),
  betCard(14, '2 2 3', '1 4 4', '5 5 1'),
  betCard(15, '2 3 2', '2 3 4', '3 4 5'),
  betCard(16, '3 1 3', '2 4 3', '3 5 4'),
  betCard(17, '3 2 2', '4 3 2', '5 3 5'),
  betCard(18, '3 2 3', '4 4 1', '5 4 4'),
  betCard(19, '3 3 2', '4 3 4', '4 5 5'),
]);

/** Returns the places on a bet card for this number of players; an unknown card is a programming error. */
export function betOn(cardID: BetCardID, playerCount: number): StagePlaces {
  const card = betCards[cardID];
  if (!card || !isPlayerCount(playerCount)) {
    throw new Error(`There is no bet ${cardID} for ${playerCount} players.`);
  }
  return card.rows[playerCount];
}

/** Maximum number of times that a player may counter the same opponent (CG-13). */
export const maxCounters = 2;
