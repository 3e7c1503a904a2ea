/** Effects of cards on the cars: entries one after the other, exchanges and white (GP-10, GP-13, GP-15). */
import type { PlayerID } from '../../kit/player-id.ts';
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
  whyNotRoute,
  withCarAt,
} from './movement.ts';
import type { ActiveExchange, CarMove, GrandPrixState, Refusal } from './state.ts';

/** An entry of a card, after exchanges. */
export interface Entry {
  /** The colour on the card. */
  readonly shown: Car | 'white';
  /** The car that it stands for, after exchanges; null for white, for which the player chooses. */
  readonly car: Car | null;
  readonly spaces: number;
}

/** The entries of a card, after exchanges. */
interface Lines {
  readonly entries: readonly Entry[];
  /** GP-13: the cars without an entry, of which white may move one. */
  readonly others: readonly Car[];
}

/** A card that a player may play now. */
export interface CardInPlay extends Lines {
  /** GP-13: cars that white may also move if they cannot go the full number (option `whiteOwnPartial`). */
  readonly ownCars: readonly Car[];
}

/** A card some of whose entries have been carried out. */
export interface Situation {
  readonly card: CardInPlay;
  /** The next entry's place in the card, from 0. */
  readonly index: number;
  /** Positions of the cars at this point. */
  readonly field: Field;
}

/** GP-15: returns the car that a colour on a card stands for. Exchanges act one after the other, the oldest first. */
export function carStandingFor(exchanges: readonly ActiveExchange[], shown: Car): Car {
  return exchanges.reduce((car, { cars: [one, other] }) => {
    if (car === one) return other;
    return car === other ? one : car;
  }, shown);
}

/** Returns the cars that a player owns in this race, by start position. */
export function carsOwnedBy({ grid }: Pick<GrandPrixState, 'grid'>, playerID: PlayerID): Car[] {
  return grid.flatMap(({ car, owner }) => (owner === playerID ? [car] : []));
}

/** Parts of a state that matter for playing a card. */
export type Racing = Pick<GrandPrixState, 'options' | 'race' | 'grid' | 'spaces' | 'step'>;

const noExchanges: readonly ActiveExchange[] = [];

/** GP-15: returns the exchanges in force; in the auction there are none. */
export function exchangesOf({ step }: Pick<GrandPrixState, 'step'>): readonly ActiveExchange[] {
  return step.phase === 'race' ? step.exchanges : noExchanges;
}

/** Cache of the lines of every card while no exchange is in force. */
const plainLines = new Map<CardNumber, Lines>();

/** GP-15: returns the entries of a card with the cars that they stand for. */
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

/** Returns the positions of the cars in the present race. */
export function fieldOfRace(state: Racing): Field {
  return fieldOf(circuits[trackOfRace(state)], state.spaces);
}

/**
 * Returns the situation before the first entry of a card. `field` are the cars' positions, if they are known already.
 */
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

/** The possible cases of an entry. */
export type EntryCase =
  /** GP-9: every car is home, so the entry lapses. */
  | { readonly kind: 'lapsed' }
  /** GP-14: its car is home and is skipped. */
  | { readonly kind: 'home'; readonly car: Car }
  /** GP-12: its car must go as far as `drive` says; it may be blocked. */
  | ({ readonly kind: 'drive' } & CarDrive)
  /**
   * GP-13: one of the candidates must be chosen. If there is none, the card cannot be played with the routes chosen
   * before.
   */
  | { readonly kind: 'white'; readonly candidates: readonly CarDrive[] };

/** Returns the case of an entry in a situation. */
export function caseOf({ card, field }: Situation, { car, spaces }: Entry): EntryCase {
  if (isEmpty(field)) return { kind: 'lapsed' };
  if (car === null) {
    return { kind: 'white', candidates: whiteCandidates(card, field, spaces) };
  }
  if (!isOnTrack(field, car)) return { kind: 'home', car };
  return { kind: 'drive', car, drive: driveOf(field, car, spaces) };
}

/** GP-13: returns the cars that white may move now. */
function whiteCandidates(card: CardInPlay, field: Field, spaces: number): CarDrive[] {
  const candidates: CarDrive[] = [];
  for (const car of card.others) {
    if (!isOnTrack(field, car)) continue;
    const drive = driveOf(field, car, spaces);
    if (isEnough(card, car, drive)) candidates.push({ car, drive });
  }
  return candidates;
}

/** GP-13: returns whether a car goes far enough for white. */
function isEnough({ ownCars }: CardInPlay, car: Car, { isFull, distance }: Drive): boolean {
  return isFull || (distance > 0 && ownCars.includes(car));
}

/** Returns the cars that an entry may move, if it can at all: one, or for white all that are not on the card. */
export function moversOf({ card, field }: Situation, { car }: Entry): readonly Car[] {
  return (car === null ? card.others : [car]).filter((each) => isOnTrack(field, each));
}

/** Returns the situation after the next entry has moved nothing. */
export function withEntrySkipped({ card, index, field }: Situation): Situation {
  return { card, index: index + 1, field };
}

/** Returns the situation after the next entry has moved a car to a place. */
export function withEntryDone(
  { card, index, field }: Situation,
  car: Car,
  end: PlaceNumber,
): Situation {
  return { card, index: index + 1, field: withCarAt(field, car, end) };
}

/** Returns whether white is among the entries of a card from this index on. */
function isWhiteToCome({ entries }: CardInPlay, index: number): boolean {
  for (let at = index; at < entries.length; at += 1) {
    if (entries[at]?.car === null) return true;
  }
  return false;
}

/**
 * GP-13: returns whether the rest of a card can be played, with some ways of the cars before white. It searches over
 * the spaces on which these cars end, not over their routes.
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

/** GP-13: returns the ends of the next entry's car that leave a car for white, if white is still to come. */
export function openEnds(situation: Situation, { car, drive }: CarDrive): readonly PlaceNumber[] {
  if (!isWhiteToCome(situation.card, situation.index + 1)) return drive.ends;
  return drive.ends.filter((end) => canBeFinished(withEntryDone(situation, car, end)));
}

/** A situation after some moves, or why they are refused. */
export type Checked = { readonly situation: Situation } | { readonly refusal: Refusal };

/** Makes moves in a situation, one for each entry from the next one on. */
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
  const refusal = whyNotRoute(situation.field, drive, path);
  if (refusal) return { refusal };
  return { situation: withEntryDone(situation, car, endOf(drive, path)) };
}

/**
 * GP-13: makes a white move. If there is no car for white, no choice of car helps: the routes before it have to be
 * changed.
 */
function afterWhite(situation: Situation, candidates: readonly CarDrive[], move: CarMove): Checked {
  const { car, path } = move;
  if (candidates.length === 0) return { refusal: 'noWhiteCar' };
  if (car === null) return { refusal: 'mustUseWhite' };
  const chosen = candidates.find((each) => each.car === car);
  if (!chosen) return { refusal: whyNotWhite(situation, car) };
  return path.length === 0 ? { refusal: 'mustUseWhite' } : afterDrive(situation, chosen, move);
}

/** GP-13: returns why white may not move a car. */
function whyNotWhite({ card, field }: Situation, car: Car): Refusal {
  if (!card.others.includes(car)) return 'whiteOnCard';
  return isOnTrack(field, car) ? 'whiteTooFar' : 'whiteHome';
}
