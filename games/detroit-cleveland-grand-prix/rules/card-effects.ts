/** What a card does to the cars: its entries one after the other, exchanges and white (GP-10, GP-13, GP-15). */
import type { PlayerID } from 'boardgame.io';
import { circuits, type PlaceNumber, trackOfRace } from './circuit.ts';
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
} from './movement.ts';
import type { ActiveExchange, CarMove, GrandPrixState, Refusal } from './state.ts';

/** An entry of a card as it counts now. */
export interface Entry {
  /** What the card shows. */
  readonly shown: Car | 'white';
  /** The car that it stands for, after exchanges; null: white, the player chooses. */
  readonly car: Car | null;
  readonly spaces: number;
}

/** The entries of a card, after exchanges. */
interface Lines {
  readonly entries: readonly Entry[];
  /** GP-13: the cars for which no entry stands, of which white may move one. */
  readonly others: readonly Car[];
}

/** A card that somebody may play now. */
export interface CardInPlay extends Lines {
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
export function carsOwnedBy({ grid }: Pick<GrandPrixState, 'grid'>, playerID: PlayerID): Car[] {
  return grid.flatMap(({ car, owner }) => (owner === playerID ? [car] : []));
}

/** What matters of a state for playing a card. */
export type Racing = Pick<GrandPrixState, 'options' | 'race' | 'grid' | 'spaces' | 'step'>;

const noExchanges: readonly ActiveExchange[] = [];

/** GP-15: the exchanges that are in force; in the auction there are none. */
export function exchangesOf({ step }: Pick<GrandPrixState, 'step'>): readonly ActiveExchange[] {
  return step.phase === 'race' ? step.exchanges : noExchanges;
}

/** The lines of every card while no exchange is in force, worked out once. */
const plainLines = new Map<CardNumber, Lines>();

/** GP-15: the entries of a card with the cars that they stand for. */
export function linesInPlay(exchanges: readonly ActiveExchange[], number: CardNumber): Lines {
  if (exchanges.length > 0) return linesAfter(exchanges, number);
  const known = plainLines.get(number) ?? linesAfter(exchanges, number);
  plainLines.set(number, known);
  return known;
}

function linesAfter(exchanges: readonly ActiveExchange[], number: CardNumber): Lines {
  const entries = entriesOf(number).map(({ car, spaces }) => ({
    shown: car,
    car: car === 'white' ? null : carStandingFor(exchanges, car),
    spaces,
  }));
  const others = cars.filter((car) => entries.every((entry) => entry.car !== car));
  return { entries, others };
}

/** Where the cars are in the race that is on. */
export function fieldOfRace(state: Racing): Field {
  return fieldOf(circuits[trackOfRace(state)], state.spaces);
}

/** The situation before the first entry of a card. `field`: where the cars are, if that is known already. */
export function situationBefore(
  state: Racing,
  { playerID, number }: { readonly playerID: PlayerID; readonly number: CardNumber },
  field: Field = fieldOfRace(state),
): Situation {
  const { entries, others } = linesInPlay(exchangesOf(state), number);
  const ownCars = state.options.whiteOwnPartial ? carsOwnedBy(state, playerID) : [];
  return { card: { entries, others, ownCars }, index: 0, field };
}

/** A car with all that it can do. */
export interface CarDrive {
  readonly car: Car;
  readonly drive: Drive;
}

/** What is to be done with an entry. */
export type EntryCase =
  /** GP-9: every car is home, nothing moves any more. */
  | { readonly kind: 'lapsed' }
  /** GP-14: its car is home and is skipped. */
  | { readonly kind: 'home'; readonly car: Car }
  /** GP-12: its car must go as far as `drive` says; it may be blocked. */
  | ({ readonly kind: 'drive' } & CarDrive)
  /** GP-13: one of the candidates must be chosen; none: the card cannot be played with these ways. */
  | { readonly kind: 'white'; readonly candidates: readonly CarDrive[] };

/** The case of an entry in a situation. */
export function caseOf({ card, field }: Situation, { car, spaces }: Entry): EntryCase {
  if (isEmpty(field)) return { kind: 'lapsed' };
  if (car === null) {
    return { kind: 'white', candidates: whiteCandidates(card, field, spaces) };
  }
  if (!isOnTrack(field, car)) return { kind: 'home', car };
  return { kind: 'drive', car, drive: driveOf(field, car, spaces) };
}

/** GP-13: the cars that white may move now. */
function whiteCandidates(card: CardInPlay, field: Field, spaces: number): CarDrive[] {
  const candidates: CarDrive[] = [];
  for (const car of card.others) {
    if (!isOnTrack(field, car)) continue;
    const drive = driveOf(field, car, spaces);
    if (isEnough(card, car, drive)) candidates.push({ car, drive });
  }
  return candidates;
}

/** GP-13: whether a car goes far enough for white. */
function isEnough({ ownCars }: CardInPlay, car: Car, { isFull, distance }: Drive): boolean {
  return isFull || (distance > 0 && ownCars.includes(car));
}

/** The cars that an entry may move, if it can at all: one, or for white all that are not on the card. */
export function moversOf({ card, field }: Situation, { car }: Entry): readonly Car[] {
  return (car === null ? card.others : [car]).filter((each) => isOnTrack(field, each));
}

/** The situation after the next entry has moved nothing. */
export function withEntrySkipped({ card, index, field }: Situation): Situation {
  return { card, index: index + 1, field };
}

/** The situation after the next entry has brought a car to a place. */
export function withEntryDone(
  { card, index, field }: Situation,
  car: Car,
  end: PlaceNumber,
): Situation {
  return { card, index: index + 1, field: withCarAt(field, car, end) };
}

/** Whether white is among the entries of a card from one on. */
function isWhiteToCome({ entries }: CardInPlay, index: number): boolean {
  for (let at = index; at < entries.length; at += 1) {
    if (entries[at]?.car === null) return true;
  }
  return false;
}

/**
 * GP-13: whether the rest of a card can be played, with some ways of the cars before white.
 * A search over the spaces on which these cars end, not over their ways.
 */
export function canBeFinished(situation: Situation): boolean {
  const { card, index } = situation;
  const entry = card.entries[index];
  if (!entry || !isWhiteToCome(card, index)) return true;
  const next = caseOf(situation, entry);
  if (next.kind === 'lapsed') return true;
  if (next.kind === 'white') return next.candidates.length > 0;
  if (next.kind === 'home') return canBeFinished(withEntrySkipped(situation));
  return openEnds(situation, next).length > 0;
}

/** GP-13: the ends of the next entry's car that leave a car for white, if white is still to come. */
export function openEnds(situation: Situation, { car, drive }: CarDrive): readonly PlaceNumber[] {
  if (!isWhiteToCome(situation.card, situation.index + 1)) return drive.ends;
  return drive.ends.filter((end) => canBeFinished(withEntryDone(situation, car, end)));
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
  if (next.kind === 'white') return afterWhite(situation, next.candidates, move);
  if (move.car !== entry.car) return { refusal: next.kind === 'lapsed' ? 'lapsed' : 'wrongCar' };
  if (next.kind === 'drive') return afterDrive(situation, next, move);
  if (move.path.length > 0) return { refusal: next.kind === 'home' ? 'carHome' : 'lapsed' };
  return { situation: withEntrySkipped(situation) };
}

function afterDrive(situation: Situation, { car, drive }: CarDrive, { path }: CarMove): Checked {
  const refusal = whyNotWay(situation.field, drive, path);
  if (refusal) return { refusal };
  return { situation: withEntryDone(situation, car, endOf(drive, path)) };
}

/** GP-13. Is there no car for white, then whatever car is named, it is the ways before that have to be others. */
function afterWhite(situation: Situation, candidates: readonly CarDrive[], move: CarMove): Checked {
  const { car, path } = move;
  if (candidates.length === 0) return { refusal: 'noWhiteCar' };
  if (car === null) return { refusal: 'mustUseWhite' };
  const chosen = candidates.find((each) => each.car === car);
  if (!chosen) return { refusal: whyNotWhite(situation, car) };
  return path.length === 0 ? { refusal: 'mustUseWhite' } : afterDrive(situation, chosen, move);
}

/** GP-13: why a car is none of those that white may move. */
function whyNotWhite({ card, field }: Situation, car: Car): Refusal {
  if (!card.others.includes(car)) return 'whiteOnCard';
  return isOnTrack(field, car) ? 'whiteTooFar' : 'whiteHome';
}
