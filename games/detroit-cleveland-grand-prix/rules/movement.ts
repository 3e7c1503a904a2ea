/** Distances that a car can go among the others, and the routes it can take (GP-10 to GP-12). */
import { existing } from '../../kit/existing.ts';
import { recordOf } from '../../kit/record-of.ts';
import { type Circuit, type PlaceNumber, placeNumber, placesInFront, stepTo } from './circuit.ts';
import { type Car, cars, type Space } from './components.ts';
import type { Refusal, RouteStep } from './state.ts';

/** The cars on a track. */
export interface Field {
  readonly circuit: Circuit;
  /** Place of each of `cars`, in their order; `away` if it is home, or not on the track yet. */
  readonly places: readonly PlaceNumber[];
}

/** A number above all places of a circuit. */
const away = 255;

/** The index of each car in `cars`. */
const indexes = recordOf(cars, (_, index) => index);

/** Returns the field with the cars on these spaces. */
export function fieldOf(
  circuit: Circuit,
  spaces: Readonly<Partial<Record<Car, Space | null>>>,
): Field {
  const places = cars.map((car) => {
    const space = spaces[car];
    return (space && placeNumber(circuit, space)) ?? away;
  });
  return { circuit, places };
}

/** Returns the place of a car, or undefined if it is not on the track. */
export function placeOf({ places }: Field, car: Car): PlaceNumber | undefined {
  const place = places[indexes[car]];
  return place === away ? undefined : place;
}

/** Returns whether a car is on a space of the track. */
export function isOnTrack(field: Field, car: Car): boolean {
  return placeOf(field, car) !== undefined;
}

/** Returns whether no car is on the track. */
export function isEmpty({ places }: Field): boolean {
  return places.every((place) => place === away);
}

/** Returns the field after a car has gone to a place; over the line it leaves the track. */
export function withCarAt({ circuit, places }: Field, car: Car, number: PlaceNumber): Field {
  const after = places.slice();
  after[indexes[car]] = number === circuit.finish ? away : number;
  return { circuit, places: after };
}

/** All routes of a car with a number of spaces. */
export interface Drive {
  readonly circuit: Circuit;
  readonly from: PlaceNumber;
  /** The places that it can reach with 0, 1, 2 … spaces, on any route. */
  readonly layers: readonly (readonly PlaceNumber[])[];
  /** Whether it can go the full number, or over the line. */
  readonly isFull: boolean;
  /** The spaces that it must go, unless it goes over the line before (GP-12). */
  readonly distance: number;
  /** The places where it may end. */
  readonly ends: readonly PlaceNumber[];
  /** Cache of routes by their ends, or null if they are not cached. */
  readonly known: Map<PlaceNumber, readonly RouteStep[]> | null;
}

/** GP-11: returns the places to which one more space leads from any of these. */
function nextLayer({ circuit, places }: Field, layer: readonly PlaceNumber[]): PlaceNumber[] {
  const next: PlaceNumber[] = [];
  for (const from of layer) {
    for (const to of placesInFront(circuit, from)) {
      if (!next.includes(to) && !places.includes(to)) next.push(to);
    }
  }
  return next;
}

/** GP-12: returns the drive from any place: the full number if any route allows it, else as far as any route allows. */
function searched(field: Field, from: PlaceNumber, spaces: number): Drive {
  const { circuit } = field;
  const { finish } = circuit;
  const layers: PlaceNumber[][] = [];
  let crosses = false;
  for (let next = [from]; next.length > 0; next = nextLayer(field, next)) {
    layers.push(next);
    crosses ||= next.includes(finish);
    if (layers.length > spaces) break;
  }
  const isFull = crosses || layers.length > spaces;
  const distance = isFull ? spaces : layers.length - 1;
  const last = layers[distance] ?? [];
  const ends = crosses ? [...last.filter((place) => place !== finish), finish] : last;
  return { circuit, from, layers, isFull, distance, ends, known: null };
}

/** A drive on an empty track. */
interface FreeDrive {
  readonly drive: Drive;
  /** All places on its routes. */
  readonly covers: Coverage;
}

/** 1 for each place to which some way leads, by place, including that of a car that is away. */
export type Coverage = Uint8Array;

/** Maximum number of spaces on a card. */
const maxSpaces = 10;

const freeDrives = new Map<Circuit, (FreeDrive | undefined)[]>();

/** Returns the drive on an empty track, computed once for each place and number of spaces. */
function freeDrive(circuit: Circuit, from: PlaceNumber, spaces: number): FreeDrive {
  let known = freeDrives.get(circuit);
  if (!known) {
    known = [];
    freeDrives.set(circuit, known);
  }
  const at = from * (maxSpaces + 1) + spaces;
  const found = known[at];
  if (found) return found;
  const drive = { ...searched({ circuit, places: [] }, from, spaces), known: new Map() };
  const covers = new Uint8Array(away + 1);
  for (const place of drive.layers.slice(1).flat()) covers[place] = 1;
  const made = { drive, covers };
  known[at] = made;
  return made;
}

/** Returns the places where cars could block this one, which is on the track, with this number of spaces. */
export function coverageOf(field: Field, car: Car, spaces: number): Coverage {
  return freeDrive(field.circuit, startOf(field, car), spaces).covers;
}

function startOf(field: Field, car: Car): PlaceNumber {
  return existing(placeOf(field, car), 'car on the track that is ', car);
}

/** GP-12: returns the drive of a car on the track with this number of spaces. */
export function driveOf(field: Field, car: Car, spaces: number): Drive {
  const from = startOf(field, car);
  const { drive, covers } = freeDrive(field.circuit, from, spaces);
  for (const place of field.places) {
    if (covers[place]) return searched(field, from, spaces);
  }
  return drive;
}

/** Returns one route of a drive to one of its ends: straight on where possible, and over the line as soon as possible. */
export function routeTo(drive: Drive, end: PlaceNumber): readonly RouteStep[] {
  const known = drive.known?.get(end);
  if (known) return known;
  const way = Object.freeze(foundWay(drive, end));
  drive.known?.set(end, way);
  return way;
}

function foundWay({ circuit, layers }: Drive, end: PlaceNumber): RouteStep[] {
  const isLine = end === circuit.finish;
  const spaces = isLine ? layers.findIndex((layer) => layer.includes(end)) : layers.length - 1;
  const way: RouteStep[] = [];
  let place = end;
  for (let gone = spaces; gone > 0; gone -= 1) {
    way.push(stepTo(circuit, place));
    place = placeBehind(circuit, layers[gone - 1] ?? [], place);
  }
  return way.reverse();
}

/** Returns a place of a layer from which one more space leads to the given one: straight on, if there is one. */
function placeBehind(
  circuit: Circuit,
  layer: readonly PlaceNumber[],
  place: PlaceNumber,
): PlaceNumber {
  const lane = circuit.spaces[place]?.space[1];
  let found: PlaceNumber | undefined;
  for (const each of layer) {
    if (!placesInFront(circuit, each).includes(place)) continue;
    if (circuit.spaces[each]?.space[1] === lane) return each;
    found ??= each;
  }
  return existing(found, 'way to place ', place);
}

/** A place where a car can end, and one whole route there. */
export interface RouteTo {
  readonly end: PlaceNumber;
  readonly path: readonly RouteStep[];
}

/** Returns the ends that a car can still reach after the first steps of a route, which must be legal (`whyNotSteps`). */
export function routesAfter(field: Field, drive: Drive, begun: readonly RouteStep[]): RouteTo[] {
  const left = drive.distance - begun.length;
  const rest = begun.length === 0 ? drive : searched(field, endOf(drive, begun), left);
  // There is no legal end if the steps begun make the route shorter than the drive requires, or lead nowhere.
  const ends = rest.layers.length > left || rest.isFull ? rest.ends : [];
  return ends.map((end) => ({ end, path: [...begun, ...routeTo(rest, end)] }));
}

/** Returns the next steps with which a route can still come to a legal end. */
export function stepsAfter(field: Field, drive: Drive, begun: readonly RouteStep[]): RouteStep[] {
  const { circuit, places } = field;
  const left = drive.distance - begun.length;
  return placesInFront(circuit, endOf(drive, begun))
    .filter((next) => left > 0 && !places.includes(next))
    .filter((next) => searched(field, next, left - 1).isFull)
    .map((next) => stepTo(circuit, next));
}

/** GP-11: returns why a car may not take these steps, regardless of whether they are all that it must go. */
export function whyNotSteps(
  field: Field,
  from: PlaceNumber,
  path: readonly RouteStep[],
): Refusal | null {
  const { circuit, places } = field;
  let place = from;
  for (const step of path) {
    if (place === circuit.finish) return 'tooLong';
    const next = placeNumber(circuit, step);
    if (next === undefined || !placesInFront(circuit, place).includes(next)) {
      return isBeside(circuit, place, next) ? 'sideways' : 'notForward';
    }
    if (places.includes(next)) return 'pathBlocked';
    place = next;
  }
  return null;
}

/** Returns whether the rows of one space overlap with those of another one. */
function isBeside(circuit: Circuit, place: PlaceNumber, other: PlaceNumber | undefined): boolean {
  const here = circuit.spaces[place];
  const there = other === undefined ? undefined : circuit.spaces[other];
  if (!here || !there || here === there) return false;
  const [row] = here.space;
  const [otherRow] = there.space;
  return otherRow < row + here.rows && row < otherRow + there.rows;
}

/** GP-10 to GP-12: returns why a car may not go a route with this number, or null. */
export function whyNotRoute(
  field: Field,
  drive: Drive,
  path: readonly RouteStep[],
): Refusal | null {
  const fault = whyNotSteps(field, drive.from, path);
  if (fault) return fault;
  if (path.length > drive.distance) return 'tooLong';
  return path.length === drive.distance || path.at(-1) === 'finish' ? null : 'tooShort';
}

/** Returns the place where the steps of a route taken so far end. */
export function endOf({ circuit, from }: Drive, path: readonly RouteStep[]): PlaceNumber {
  const last = path.at(-1);
  return last === undefined ? from : (placeNumber(circuit, last) ?? from);
}
