/**
 * Finds every way of playing a card slowly and simply: one space after the other, one combination of ends after the
 * other. Tests compare the ways that the rules find quickly with it.
 */
import {
  type Car,
  cars,
  type GrandPrixState,
  type RouteStep,
  type Space,
  type TrackName,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { entriesOf } from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { stepsInFront } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';

/** Where cars are; a car that is not named is home. */
export type At = Readonly<Partial<Record<Car, Space>>>;

/** A car that ends somewhere: `'finish'`, or a space, which may be the one it stood on; null: nothing moves. */
export interface Ended {
  readonly car: Car | null;
  readonly end: RouteStep | null;
}

/** GP-11, GP-12: returns where a car can end, and whether it goes the full number or over the line. */
function endsOf(
  track: TrackName,
  at: At,
  { car, spaces }: { readonly car: Car; readonly spaces: number },
): { readonly ends: readonly RouteStep[]; readonly isFull: boolean; readonly distance: number } {
  const taken = Object.values(at).map(String);
  const start = at[car];
  if (!start) throw new Error(`The ${car} car is home.`);
  let reached: Space[] = [start];
  let isOver = false;
  for (let gone = 0; gone < spaces; gone += 1) {
    const next = new Map<string, RouteStep>();
    for (const space of reached) {
      for (const step of stepsInFront(track, space)) next.set(String(step), step);
    }
    isOver ||= next.delete('finish');
    const further = [...next.values()].filter(
      (step): step is Space => step !== 'finish' && !taken.includes(String(step)),
    );
    if (further.length === 0) {
      const ends: readonly RouteStep[] = isOver ? ['finish'] : reached;
      return { ends, isFull: isOver, distance: gone };
    }
    reached = further;
  }
  return { ends: isOver ? [...reached, 'finish'] : reached, isFull: true, distance: spaces };
}

function after(at: At, car: Car, end: RouteStep): At {
  const { [car]: _before, ...others } = at;
  return end === 'finish' ? others : { ...others, [car]: end };
}

/** A card as it is played by a player in a race. */
interface Played {
  readonly track: TrackName;
  /** The card's lines after exchanges. */
  readonly entries: readonly { readonly car: Car | 'white'; readonly spaces: number }[];
  /** GP-13: cars that white may move less than the full number. */
  readonly ownCars: readonly Car[];
}

function whiteCarsOf({ track, entries, ownCars }: Played, at: At, spaces: number): Car[] {
  const free = cars.filter((car) => at[car] && entries.every((entry) => entry.car !== car));
  return free.filter((car) => {
    const { isFull, distance } = endsOf(track, at, { car, spaces });
    return isFull || (ownCars.includes(car) && distance > 0);
  });
}

/** The greatest number of combinations that are looked at. */
const maxCombinations = 400;

/** Returns every combination of ends with which a card can be played; null: there are too many. */
function everyCombination(played: Played, at: At): readonly (readonly Ended[])[] | null {
  const found: Ended[][] = [];
  const goOn = (now: At, done: readonly Ended[]): void => {
    if (found.length > maxCombinations) return;
    const entry = played.entries[done.length];
    if (!entry) {
      found.push([...done]);
      return;
    }
    const { car, spaces } = entry;
    const isIdle = Object.keys(now).length === 0 || (car !== 'white' && !now[car]);
    if (isIdle) {
      goOn(now, [...done, { car: car === 'white' ? null : car, end: null }]);
      return;
    }
    const movers = car === 'white' ? whiteCarsOf(played, now, spaces) : [car];
    for (const mover of movers) {
      for (const end of endsOf(played.track, now, { car: mover, spaces }).ends) {
        goOn(after(now, mover, end), [...done, { car: mover, end }]);
      }
    }
  };
  goOn(at, []);
  return found.length > maxCombinations ? null : found;
}

/** GP-15: returns the car that a colour stands for, exchange after exchange. */
function standsFor(G: GrandPrixState, shown: Car): Car {
  let car = shown;
  for (const { cars: pair } of G.step.phase === 'race' ? G.step.exchanges : []) {
    const [one, other] = pair;
    if (car === one || car === other) car = car === one ? other : one;
  }
  return car;
}

/** Returns every combination of ends with which a seat can play a card now; null: there are too many. */
export function everyCombinationOf(
  G: GrandPrixState,
  seat: string,
  number: number,
): readonly (readonly Ended[])[] | null {
  const entries = entriesOf(number).map(({ car, spaces }) => ({
    car: car === 'white' ? car : standsFor(G, car),
    spaces,
  }));
  const own = G.grid.filter(({ owner }) => owner === seat).map(({ car }) => car);
  const at = Object.fromEntries(
    Object.entries(G.spaces).flatMap(([car, space]) => (space ? [[car, space]] : [])),
  ) as At;
  const track = G.options.tracks[G.race - 1] ?? 'cleveland';
  return everyCombination({ track, entries, ownCars: G.options.whiteOwnPartial ? own : [] }, at);
}

/** Returns where the cars end with a way of playing a card. */
export function endsOfMoves(
  G: GrandPrixState,
  moves: readonly { readonly car: Car | null; readonly path: readonly RouteStep[] }[],
): Ended[] {
  const isHome = new Set<Car>(cars.filter((car) => !G.spaces[car]));
  return moves.map(({ car, path }) => {
    if (car === null || isHome.has(car) || isHome.size === cars.length) return { car, end: null };
    const end = path.at(-1) ?? G.spaces[car];
    if (end === 'finish') isHome.add(car);
    return { car, end };
  });
}

/** Returns each end of each line in words. */
export function inLines(combinations: readonly (readonly Ended[])[]): Set<string> {
  return new Set(
    combinations.flatMap((ends) => ends.map(({ car, end }, line) => `${line} ${car} ${end}`)),
  );
}
