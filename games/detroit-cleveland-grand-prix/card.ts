/** What a card does to the cars: its entries one after the other, exchanges and white (GP-10, GP-13, GP-15). */
import type { PlayerID } from 'boardgame.io';
import { type Car, type CardNumber, cars, entriesOf } from './components.ts';
import {
  type Drive,
  driveOf,
  endOf,
  type Field,
  fieldOf,
  isEmpty,
  isOnTrack,
  whyNotWay,
  withCarAt,
} from './reach.ts';
import type { ActiveExchange, CarMove, GrandPrixState, Refusal } from './state.ts';
import { circuits, trackOfRace } from './track.ts';

/** An entry of a card as it counts now. */
export interface Entry {
  /** What the card shows. */
  readonly shown: Car | 'white';
  /** The car that it stands for, after exchanges; null: white, the player chooses. */
  readonly car: Car | null;
  readonly spaces: number;
}

/** A card that somebody may play now. */
export interface CardInPlay {
  readonly entries: readonly Entry[];
  /** GP-13: cars that white may also move if they cannot go the full number (option `whiteOwnPartial`). */
  readonly ownCars: readonly Car[];
}

/** A card some of whose entries have been carried out. */
export interface Situation {
  readonly card: CardInPlay;
  /** The next entry's place in the card, from 0. */
  readonly index: number;
  /** Where the cars are by then. */
  readonly field: Field;
}

/** GP-15: the car that a colour on a card stands for; exchanges act one after the other, the oldest first. */
export function carStandingFor(exchanges: readonly ActiveExchange[], shown: Car): Car {
  return exchanges.reduce((car, { cars: [one, other] }) => {
    if (car === one) return other;
    return car === other ? one : car;
  }, shown);
}

/** The cars that a player owns in this race, by start position. */
export function carsOwnedBy(state: Pick<GrandPrixState, 'grid'>, playerID: PlayerID): Car[] {
  return state.grid.filter(({ owner }) => owner === playerID).map(({ car }) => car);
}

/** What matters of a state for playing a card. */
export type Racing = Pick<GrandPrixState, 'options' | 'race' | 'grid' | 'spaces' | 'exchanges'>;

/** The situation before the first entry of a card. */
export function situationBefore(state: Racing, playerID: PlayerID, number: CardNumber): Situation {
  const entries = entriesOf(number).map(({ car, spaces }) => ({
    shown: car,
    car: car === 'white' ? null : carStandingFor(state.exchanges, car),
    spaces,
  }));
  const ownCars = state.options.whiteOwnPartial ? carsOwnedBy(state, playerID) : [];
  return { card: { entries, ownCars }, index: 0, field: racingField(state) };
}

/** Where the cars are in a race. */
function racingField(state: Racing): Field {
  return fieldOf(circuits[trackOfRace(state)], state.spaces);
}

/** What is to be done with an entry. */
export type EntryCase =
  /** GP-9: every car is home, nothing moves any more. */
  | { readonly kind: 'lapsed' }
  /** GP-14: its car is home and is skipped. */
  | { readonly kind: 'home'; readonly car: Car }
  /** GP-12: its car must go as far as `drive` says; it may be blocked. */
  | { readonly kind: 'drive'; readonly car: Car; readonly drive: Drive }
  /** GP-13: one of the candidates must be chosen; none: the card cannot be played with these ways. */
  | { readonly kind: 'white'; readonly candidates: readonly Car[] };

/** The case of an entry in a situation. */
export function caseOf({ card, field }: Situation, entry: Entry): EntryCase {
  const { car, spaces } = entry;
  if (isEmpty(field)) return { kind: 'lapsed' };
  if (car === null) {
    return { kind: 'white', candidates: whiteCandidates(card, field, spaces) };
  }
  if (!isOnTrack(field, car)) return { kind: 'home', car };
  return { kind: 'drive', car, drive: driveOf(field, car, spaces) };
}

/** GP-13: the cars that white may move now. */
function whiteCandidates(card: CardInPlay, field: Field, spaces: number): Car[] {
  return cars.filter((car) => whyNotWhite(card, field, { car, spaces }) === null);
}

/** GP-13: why white may not move a car. */
function whyNotWhite(
  { entries, ownCars }: CardInPlay,
  field: Field,
  { car, spaces }: { readonly car: Car; readonly spaces: number },
): Refusal | null {
  if (entries.some((entry) => entry.car === car)) return 'whiteOnCard';
  if (!isOnTrack(field, car)) return 'whiteHome';
  const { isFull, distance } = driveOf(field, car, spaces);
  const isEnough = isFull || (ownCars.includes(car) && distance > 0);
  return isEnough ? null : 'whiteTooFar';
}

/** The situation after the next entry has moved nothing. */
export function withEntrySkipped(situation: Situation): Situation {
  return { ...situation, index: situation.index + 1 };
}

/** The situation after the next entry has brought a car to a place. */
export function withEntryDone(situation: Situation, car: Car, end: number): Situation {
  const { card, index, field } = situation;
  return { card, index: index + 1, field: withCarAt(field, car, end) };
}

/**
 * GP-13: whether the rest of a card can be played, with some ways of the cars before white.
 * A search over the spaces on which these cars end, not over their ways.
 */
export function canBeFinished(situation: Situation): boolean {
  const { card, index } = situation;
  const entry = card.entries[index];
  if (!entry || card.entries.slice(index).every(({ car }) => car !== null)) return true;
  const next = caseOf(situation, entry);
  if (next.kind === 'lapsed') return true;
  if (next.kind === 'white') return next.candidates.length > 0;
  if (next.kind === 'home') return canBeFinished(withEntrySkipped(situation));
  const { car, drive } = next;
  return drive.ends.some((end) => canBeFinished(withEntryDone(situation, car, end)));
}

/** A situation after some moves, or why they are refused. */
export type Checked = { readonly situation: Situation } | { readonly refusal: Refusal };

/** Carries out moves in a situation, one for each entry from the next one on. */
export function afterMoves(before: Situation, moves: readonly CarMove[]): Checked {
  let situation = before;
  for (const move of moves) {
    const entry = situation.card.entries[situation.index];
    if (!entry) return { refusal: 'badMoves' };
    const checked = afterMove(situation, entry, move);
    if ('refusal' in checked) return checked;
    situation = checked.situation;
  }
  return { situation };
}

function afterMove(situation: Situation, entry: Entry, move: CarMove): Checked {
  const next = caseOf(situation, entry);
  if (next.kind === 'white') return afterWhite(situation, entry.spaces, move);
  if (move.car !== entry.car) return { refusal: next.kind === 'lapsed' ? 'lapsed' : 'wrongCar' };
  if (next.kind === 'drive') return afterDrive(situation, next, move);
  if (move.path.length > 0) return { refusal: next.kind === 'home' ? 'carHome' : 'lapsed' };
  return { situation: withEntrySkipped(situation) };
}

function afterDrive(
  situation: Situation,
  { car, drive }: { readonly car: Car; readonly drive: Drive },
  { path }: CarMove,
): Checked {
  const { field } = situation;
  const refusal = whyNotWay(field, drive, path);
  if (refusal) return { refusal };
  return { situation: withEntryDone(situation, car, endOf(field.circuit, drive.from, path)) };
}

/** GP-13. */
function afterWhite(situation: Situation, spaces: number, move: CarMove): Checked {
  const { card, field } = situation;
  const { car } = move;
  if (car === null) {
    const hasCandidate = whiteCandidates(card, field, spaces).length > 0;
    return { refusal: hasCandidate ? 'mustUseWhite' : 'noWhiteCar' };
  }
  const refusal = whyNotWhite(card, field, { car, spaces });
  if (refusal) return { refusal };
  if (move.path.length === 0) return { refusal: 'mustUseWhite' };
  return afterDrive(situation, { car, drive: driveOf(field, car, spaces) }, move);
}
