/** Where a track's spaces lead (GP-C2, GP-11): the layouts of tracks.ts as the search for ways needs them. */
import { existing } from '../../kit/existing.ts';
import { recordOf } from '../../kit/record-of.ts';
import { type Segment, type Space, type TrackName, trackNames, tracks } from './components.ts';
import type { GrandPrixState, WayStep } from './state.ts';

/** A space with its place on the track. */
export interface TrackSpace {
  readonly space: Space;
  /** How many rows it covers; more than one on the inside of some curves. */
  readonly rows: number;
}

/** A place of a circuit as a number, for quick searches: a space's place in the list, or `finish`. */
export type PlaceNumber = number;

/** A track as the search for ways needs it. */
export interface Circuit {
  /** By row, then by lane. */
  readonly spaces: readonly TrackSpace[];
  /** The number of the finish line. */
  readonly finish: PlaceNumber;
  /** For each place those in front: straight on or one lane aside; behind the last row, the line. */
  readonly next: readonly (readonly PlaceNumber[])[];
  /** The numbers of the spaces, by row and lane; `noPlace` where none begins. */
  readonly numbers: Int16Array;
}

/** Lanes that a row may have. */
const maxLanes = 4;
const noPlace = -1;

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

function spacesOfSegment(segment: Segment, firstRow: number): TrackSpace[] {
  return segment.lanes
    .flatMap((lane) =>
      spacesOfLane(segment, lane).map(({ at, rows }) => ({
        space: Object.freeze([firstRow + at, lane] as const),
        rows,
      })),
    )
    .sort((a, b) => a.space[0] - b.space[0] || a.space[1] - b.space[1]);
}

/** The number of rows from the grid to the line. */
export function rowsOf(name: TrackName): number {
  return tracks[name].segments.reduce((sum, { rows }) => sum + rows, 0);
}

function numberAt(numbers: Int16Array, row: number, lane: number): PlaceNumber | undefined {
  const number = lane < 0 || lane >= maxLanes ? undefined : numbers[row * maxLanes + lane];
  return number === noPlace ? undefined : number;
}

function circuitOf(name: TrackName): Circuit {
  let firstRow = 0;
  const spaces = tracks[name].segments.flatMap((segment) => {
    const found = spacesOfSegment(segment, firstRow);
    firstRow += segment.rows;
    return found;
  });
  const numbers = new Int16Array(firstRow * maxLanes).fill(noPlace);
  for (const [number, { space }] of spaces.entries()) {
    numbers[space[0] * maxLanes + space[1]] = number;
  }
  const finish = spaces.length;
  const inFront = ({ space: [row, lane], rows }: TrackSpace) =>
    row + rows >= firstRow
      ? [finish]
      : [lane - 1, lane, lane + 1].flatMap((aside) => numberAt(numbers, row + rows, aside) ?? []);
  // None lie in front of the line.
  return { spaces, finish, next: [...spaces.map(inFront), []], numbers };
}

/** The circuits of the two tracks. */
export const circuits: Readonly<Record<TrackName, Circuit>> = Object.freeze(
  recordOf(trackNames, circuitOf),
);

/** The number of a space or of the line; undefined: there is no such space. */
export function placeNumber(circuit: Circuit, step: WayStep): PlaceNumber | undefined {
  return step === 'finish' ? circuit.finish : numberAt(circuit.numbers, step[0], step[1]);
}

/** The space with a number, or the line. */
export function stepTo({ spaces, finish }: Circuit, number: PlaceNumber): WayStep {
  return number === finish ? 'finish' : existing(spaces[number], 'place ', number).space;
}

const nothing: readonly PlaceNumber[] = [];

/** The numbers of the places in front; none lie in front of the line. */
export function placesInFront({ next }: Circuit, number: PlaceNumber): readonly PlaceNumber[] {
  return next[number] ?? nothing;
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
  return existing(options.tracks[race - 1], 'race ', race);
}
