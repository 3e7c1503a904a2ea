/**
 * The best few ways of playing a card: they move the seat's own cars far and the others little, also by blocking them.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import {
  canBeFinished,
  carsOwnedBy,
  caseOf,
  openEnds,
  type Situation,
  situationBefore,
  withEntryDone,
  withEntrySkipped,
} from '../rules/card-effects.ts';
import { type PlaceNumber, trackOfRace } from '../rules/circuit.ts';
import { type Car, type CardNumber, cars } from '../rules/components.ts';
import { type Drive, type Field, routeTo } from '../rules/movement.ts';
import { ownerOf } from '../rules/scoring.ts';
import type { CarMove, SeenGrandPrixState } from '../rules/state.ts';
import { roads } from './roads.ts';
import { harmOf } from './trial.ts';

/** Values of one space of each of `cars` to a seat. */
type SpaceWorths = readonly number[];

/** Returns the value of one space of each car to a seat. */
export function spaceWorthsOf(state: SeenGrandPrixState, seat: PlayerID): SpaceWorths {
  const harm = harmOf(carsOwnedBy(state, seat).length);
  return cars.map((car) => (ownerOf(state, car) === seat ? 1 : -harm));
}

/** A line of play: a card played up to some entry. */
interface Line {
  readonly situation: Situation;
  readonly before: Line | null;
  readonly car: Car | null;
  readonly drive: Drive | null;
  readonly end: PlaceNumber;
  readonly worth: number;
}

/** Beam width: the number of lines that are kept from entry to entry. */
const breadth = 6;

/** A way of playing a card, with its value: spaces of the seat's own cars against those of others. */
interface Way {
  readonly moves: readonly CarMove[];
  readonly worth: number;
}

function movesOf(line: Line): CarMove[] {
  const moves: CarMove[] = [];
  for (let at = line; at.before; at = at.before) {
    moves.push({ car: at.car, path: at.drive ? routeTo(at.drive, at.end) : [] });
  }
  return moves.reverse();
}

/** Returns the lines to which the next entry leads. */
function linesAfter(line: Line, left: Uint8Array, worths: SpaceWorths): Line[] {
  const { situation } = line;
  const entry = situation.card.entries[situation.index];
  if (!entry) return [line];
  const found = caseOf(situation, entry);
  if (found.kind === 'home' || found.kind === 'lapsed') {
    const skipped = withEntrySkipped(situation);
    return [{ ...line, situation: skipped, before: line, car: entry.car, drive: null, end: 0 }];
  }
  return (found.kind === 'white' ? found.candidates : [found]).flatMap(({ car, drive }) => {
    const worthOfSpace = worths[cars.indexOf(car)] ?? 0;
    const from = left[drive.from] ?? 0;
    return openEnds(situation, { car, drive }).map((end) => ({
      situation: withEntryDone(situation, car, end),
      before: line,
      car,
      drive,
      end,
      worth: line.worth + worthOfSpace * (from - (left[end] ?? 0)),
    }));
  });
}

/** Returns the best of these lines, no two with the cars on the same places. */
function bestOf(lines: Line[], max: number): Line[] {
  lines.sort((a, b) => b.worth - a.worth);
  const best: Line[] = [];
  const found = new Set<string>();
  for (const line of lines) {
    const places = line.situation.field.places.join();
    if (found.has(places)) continue;
    found.add(places);
    best.push(line);
    if (best.length === max) break;
  }
  return best;
}

/** Returns the best ways of playing a card, the best one first; none if it cannot be played. */
export function bestRoutes(
  state: SeenGrandPrixState,
  card: { readonly playerID: PlayerID; readonly number: CardNumber },
  { worths, field, max }: { worths: SpaceWorths; field: Field; max: number },
): Way[] {
  const situation = situationBefore(state, card, field);
  if (!canBeFinished(situation)) return [];
  const { left } = roads[trackOfRace(state)];
  const start = { situation, before: null, car: null, drive: null, end: 0, worth: 0 };
  let lines: Line[] = [start];
  for (let index = 0; index < situation.card.entries.length; index += 1) {
    const next = lines.flatMap((line) => linesAfter(line, left, worths));
    lines = bestOf(next, Math.max(breadth, max));
  }
  return lines.slice(0, max).map((line) => ({ moves: movesOf(line), worth: line.worth }));
}
