/**
 * Connections of a track's spaces (GP-C2, GP-11): the layouts of tracks.ts in the form that the search for routes needs.
 */
import { existing } from '../../kit/existing.ts';
import { recordOf } from '../../kit/record-of.ts';
import { type Segment, type Space, type TrackName, trackNames, tracks } from './components.ts';
import type { GrandPrixState, RouteStep } from './state.ts';

/** A space with its place on the track. */
export interface TrackSpace {
  readonly space: Space;
  /** Number of rows that it covers; more than one on the inside of some curves. */
  readonly rows: number;
}

/** A place of a circuit as a number, for fast searches: a space's index in the list, or `finish`. */
export type PlaceNumber = number;

/** A track in the form that the search for routes needs. */
export interface Circuit {
  /** The spaces, by row, then by lane. */
  readonly spaces: readonly TrackSpace[];
  /** The number of the finish line. */
  readonly finish: PlaceNumber;
  /** The places in front of each place: straight on or one lane aside; behind the last row, the line. */
  readonly next: readonly (readonly PlaceNumber[])[];
  /** The numbers of the spaces, by row and lane; `noPlace` where none begins. */
  readonly numbers: Int16Array;
}

/** Maximum number of lanes in a row. */
const maxLanes = 4;
const noPlace = -1;

/** Returns where the spaces of a lane begin in a segment, with the rows that each covers. */
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

/** Returns the number of rows from the grid to the line. */
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
  // There are none in front of the line.
  return { spaces, finish, next: [...spaces.map(inFront), []], numbers };
}

/** The circuits of the two tracks. */
export const circuits: Readonly<Record<TrackName, Circuit>> = Object.freeze(
  recordOf(trackNames, circuitOf),
);

/** Returns the number of a space or of the line, or undefined if there is no such space. */
export function placeNumber(circuit: Circuit, step: RouteStep): PlaceNumber | undefined {
  return step === 'finish' ? circuit.finish : numberAt(circuit.numbers, step[0], step[1]);
}

/** Returns the space with a number, or the line. */
export function stepTo({ spaces, finish }: Circuit, number: PlaceNumber): RouteStep {
  return number === finish ? 'finish' : existing(spaces[number], 'place ', number).space;
}

const nothing: readonly PlaceNumber[] = [];

/** Returns the numbers of the places in front; there are none in front of the line. */
export function placesInFront({ next }: Circuit, number: PlaceNumber): readonly PlaceNumber[] {
  return next[number] ?? nothing;
}

/** Returns the steps that are possible from a space on an empty track. */
export function stepsInFront(name: TrackName, space: Space): readonly RouteStep[] {
  const circuit = circuits[name];
  const number = placeNumber(circuit, space);
  return number === undefined
    ? []
    : placesInFront(circuit, number).map((each) => stepTo(circuit, each));
}

/** GP-C4: returns the track of the present race. */
export function trackOfRace({
  options,
  race,
}: Pick<GrandPrixState, 'options' | 'race'>): TrackName {
  return existing(options.tracks[race - 1], 'race ', race);
}
