/**
 * Playable cards and the routes to play them, for moves, boards and bots alike (GP-10 to GP-14). A board passes a card
 * with the moves `chosen` so far, one for each of its first entries.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import { recordOf } from '../../kit/record-of.ts';
import {
  afterMoves,
  canBeFinished,
  caseOf,
  type Racing,
  type Situation,
  situationBefore,
  withEntryDone,
} from './card-effects.ts';
import { stepTo } from './circuit.ts';
import { type Car, type CardNumber, cars, isCar, type Space } from './components.ts';
import { driveOf, isOnTrack, placeOf, routesAfter, stepsAfter, whyNotSteps } from './movement.ts';
import type { CarMove, Refusal, RouteStep } from './state.ts';

/** A card in a player's hand, and the moves chosen for its first entries. */
export interface CardChoice {
  readonly playerID: PlayerID;
  readonly number: CardNumber;
  readonly chosen: readonly CarMove[];
}

/** Returns the situation after the chosen moves; illegal ones are a programming error. */
function situationOf(state: Racing, { playerID, number, chosen }: CardChoice): Situation {
  const checked = afterMoves(situationBefore(state, { playerID, number }), chosen);
  if ('refusal' in checked) throw new Error(`Refused: ${checked.refusal}.`);
  return checked.situation;
}

/** Returns why the rules refuse the moves chosen so far, or null if they allow them. */
export function whyNotChosen(
  state: Racing,
  { playerID, number, chosen }: CardChoice,
): Refusal | null {
  const checked = afterMoves(situationBefore(state, { playerID, number }), chosen);
  return 'refusal' in checked ? checked.refusal : null;
}

/** The next undecided entry of a card. */
export interface NextEntry {
  /** Its place in the card, from 0. */
  readonly index: number;
  /** The colour on the card. */
  readonly shown: Car | 'white';
  readonly spaces: number;
  /**
   * Decision that the entry needs. `drive`: choose a route. `white`: choose a car, then its route. The others need no
   * decision, see `withoutDecision`.
   */
  readonly kind: 'drive' | 'white' | 'blocked' | 'home' | 'lapsed';
  /** The car that it stands for, after exchanges; null for white. */
  readonly car: Car | null;
  /** For `white`, the cars to choose from. If there is none, the earlier choices have to be changed. */
  readonly whiteCars: readonly Car[];
}

/** Returns the next entry after the chosen moves, or null if all of the card is decided. */
export function nextEntry(state: Racing, choice: CardChoice): NextEntry | null {
  const situation = situationOf(state, choice);
  const { index, card } = situation;
  const entry = card.entries[index];
  if (!entry) return null;
  const next = caseOf(situation, entry);
  const isBlocked = next.kind === 'drive' && next.drive.distance === 0;
  return {
    index,
    ...entry,
    kind: isBlocked ? 'blocked' : next.kind,
    whiteCars: next.kind === 'white' ? next.candidates.map(({ car }) => car) : [],
  };
}

/**
 * Returns the chosen moves, followed by those of entries that need no decision: of cars blocked or home, or lapsed
 * ones.
 */
export function withoutDecision(state: Racing, choice: CardChoice): readonly CarMove[] {
  let { chosen } = choice;
  for (;;) {
    const next = nextEntry(state, { ...choice, chosen });
    if (!next || next.kind === 'drive' || next.kind === 'white') return chosen;
    chosen = [...chosen, { car: next.car, path: [] }];
  }
}

/** The possible routes of a car with the next entry. */
export interface Routes {
  /** Whether it can go the full number; over the line counts as that. */
  readonly isFull: boolean;
  /** The spaces that it must go, unless it goes over the line before. */
  readonly distance: number;
  /** The steps that may follow those begun. */
  readonly nextSteps: readonly RouteStep[];
  /** The places where it can still end. */
  readonly ends: readonly RouteEnd[];
}

/** A place where a car can end with an entry of a card. */
export interface RouteEnd {
  readonly end: RouteStep;
  /** One whole route there, with the steps begun. */
  readonly path: readonly RouteStep[];
  /** GP-13: whether no car would be left for white after it. */
  readonly isDeadEnd: boolean;
}

/**
 * Returns the routes of a car with the next entry: of the one that it stands for, or, for white, of the chosen one.
 * `begun` are its first steps, which must be legal. Null if the car is not on the track, or these steps lead nowhere.
 */
export function routesOf(
  state: Racing,
  choice: CardChoice,
  { car, begun }: { readonly car: Car; readonly begun: readonly RouteStep[] },
): Routes | null {
  const situation = situationOf(state, choice);
  const { field, card, index } = situation;
  const entry = card.entries[index];
  if (!entry || !isOnTrack(field, car)) return null;
  const drive = driveOf(field, car, entry.spaces);
  if (whyNotSteps(field, drive.from, begun)) return null;
  return {
    isFull: drive.isFull,
    distance: drive.distance,
    nextSteps: stepsAfter(field, drive, begun),
    ends: routesAfter(field, drive, begun).map(({ end, path }) => ({
      end: stepTo(field.circuit, end),
      path,
      isDeadEnd: !canBeFinished(withEntryDone(situation, car, end)),
    })),
  };
}

/** Returns the cars' spaces after the chosen moves; null for a car that is home, or not on this track yet. */
export function spacesAfter(state: Racing, choice: CardChoice): Record<Car, Space | null> {
  const { field } = situationOf(state, choice);
  const spaceOf = (car: Car): Space | null => {
    const number = placeOf(field, car);
    return (number === undefined ? undefined : field.circuit.spaces[number]?.space) ?? null;
  };
  return recordOf(cars, spaceOf);
}

/** GP-13, GP-14: returns why a card cannot be played regardless of its further routes, or null if it can. */
export function whyNotPlayable(state: Racing, choice: CardChoice): Refusal | null {
  if (canBeFinished(situationOf(state, choice))) return null;
  return choice.chosen.length > 0 ? 'noWhiteCar' : 'notPlayable';
}

// Checks of client data

function isWayStep(value: unknown): value is RouteStep {
  if (value === 'finish') return true;
  return (
    Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each))
  );
}

function isCarMove(value: unknown): value is CarMove {
  if (typeof value !== 'object' || value === null) return false;
  if (!('car' in value) || !('path' in value)) return false;
  const { car, path } = value;
  return (car === null || isCar(car)) && Array.isArray(path) && path.every(isWayStep);
}

/**
 * GP-10 to GP-14: returns why a card, which is in hand, may not be played with these moves, or null. The moves may be
 * anything.
 */
export function whyNotMoves(
  state: Racing,
  { playerID, number, moves }: Omit<CardChoice, 'chosen'> & { readonly moves: unknown },
): Refusal | null {
  const before = situationBefore(state, { playerID, number });
  const isGiven = moves !== undefined && moves !== null;
  if (isGiven && !Array.isArray(moves)) return 'badMoves';
  const listed: readonly unknown[] = isGiven ? moves : [];
  if (listed.length !== before.card.entries.length || !listed.every(isCarMove)) return 'badMoves';
  if (!canBeFinished(before)) return 'notPlayable';
  const checked = afterMoves(before, listed);
  return 'refusal' in checked ? checked.refusal : null;
}
