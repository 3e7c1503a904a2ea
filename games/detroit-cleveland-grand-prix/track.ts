/** Where a track's spaces lead (GP-C2, GP-11). */
import { type Segment, type Space, type TrackName, tracks } from './components.ts';
import type { GrandPrixState, WayStep } from './state.ts';

/** A space with its place on the track. */
export interface TrackSpace {
  readonly space: Space;
  /** How many rows it covers; more than one on the inside of some curves. */
  readonly rows: number;
  /** The spaces in front: straight on or one lane aside; behind the last row, the line. */
  readonly next: readonly PlaceNumber[];
}

/** A place of a circuit as a number, for quick searches: a space's place in the list, or `finish`. */
export type PlaceNumber = number;

/** A track as the search for ways needs it. */
export interface Circuit {
  /** By row, then by lane. */
  readonly spaces: readonly TrackSpace[];
  /** The number of the finish line. */
  readonly finish: PlaceNumber;
  /** Numbers of the spaces, by their names. */
  readonly numbers: ReadonlyMap<string, PlaceNumber>;
}

function nameOf([row, lane]: Space): string {
  return `${row} ${lane}`;
}

/** Where the spaces of a lane begin in a segment, with the rows that each covers. */
function spacesOfLane({ rows, inside }: Segment, lane: number): { at: number; rows: number }[] {
  const lengths = inside?.lane === lane ? inside.spaces : Array<number>(rows).fill(1);
  let at = 0;
  return lengths.map((length) => {
    const space = { at, rows: length };
    at += length;
    return space;
  });
}

function spacesOfSegment(segment: Segment, firstRow: number): { space: Space; rows: number }[] {
  return segment.lanes
    .flatMap((lane) =>
      spacesOfLane(segment, lane).map(({ at, rows }) => ({
        space: [firstRow + at, lane] as const,
        rows,
      })),
    )
    .sort((a, b) => a.space[0] - b.space[0] || a.space[1] - b.space[1]);
}

/** The number of rows from the grid to the line. */
export function rowsOf(name: TrackName): number {
  return tracks[name].segments.reduce((sum, { rows }) => sum + rows, 0);
}

function circuitOf(name: TrackName): Circuit {
  let firstRow = 0;
  const spaces = tracks[name].segments.flatMap((segment) => {
    const found = spacesOfSegment(segment, firstRow);
    firstRow += segment.rows;
    return found;
  });
  const numbers = new Map(spaces.map(({ space }, number) => [nameOf(space), number]));
  const finish = spaces.length;
  const inFront = ([row, lane]: Space, rows: number) =>
    row + rows >= firstRow
      ? [finish]
      : [lane - 1, lane, lane + 1].flatMap((aside) => numbers.get(`${row + rows} ${aside}`) ?? []);
  return {
    spaces: spaces.map(({ space, rows }) => ({ space, rows, next: inFront(space, rows) })),
    finish,
    numbers,
  };
}

/** The circuits of the two tracks. */
export const circuits: Readonly<Record<TrackName, Circuit>> = Object.freeze({
  cleveland: circuitOf('cleveland'),
  detroit: circuitOf('detroit'),
});

/** The number of a space or of the line; undefined: there is no such space. */
export function placeNumber(circuit: Circuit, step: WayStep): PlaceNumber | undefined {
  return step === 'finish' ? circuit.finish : circuit.numbers.get(nameOf(step));
}

/** The space with a number, or the line. */
export function stepTo({ spaces, finish }: Circuit, number: PlaceNumber): WayStep {
  const place = spaces[number];
  if (place) return place.space;
  if (number === finish) return 'finish';
  throw new Error(`There is no place ${number} on this track.`);
}

/** The numbers of the places in front; none lie in front of the line. */
export function placesInFront({ spaces }: Circuit, number: PlaceNumber): readonly PlaceNumber[] {
  return spaces[number]?.next ?? [];
}

/** Where one may go from a space on an empty track. */
export function stepsInFront(name: TrackName, space: Space): readonly WayStep[] {
  const circuit = circuits[name];
  const number = placeNumber(circuit, space);
  return number === undefined
    ? []
    : placesInFront(circuit, number).map((each) => stepTo(circuit, each));
}

/** GP-C4: the track of the race that is on. */
export function trackOfRace({
  options,
  race,
}: Pick<GrandPrixState, 'options' | 'race'>): TrackName {
  const name = options.tracks[race - 1];
  if (!name) throw new Error(`There is no race ${race}.`);
  return name;
}
