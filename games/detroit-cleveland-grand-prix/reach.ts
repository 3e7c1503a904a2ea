/** How far a car can go among the others, and on which ways (GP-10 to GP-12). */
import { type Car, cars, type Space } from './components.ts';
import type { Refusal, WayStep } from './state.ts';
import { type Circuit, type PlaceNumber, placeNumber, placesInFront, stepTo } from './track.ts';

/** The cars on a track: where each stands; a car that is home, or not yet there, is missing. */
export interface Field {
  readonly circuit: Circuit;
  readonly places: Readonly<Partial<Record<Car, PlaceNumber>>>;
  /** The same places without the cars. */
  readonly taken: readonly PlaceNumber[];
}

function newField(circuit: Circuit, places: Field['places']): Field {
  return { circuit, places, taken: Object.values(places) };
}

/** The field with the cars on these spaces. */
export function fieldOf(
  circuit: Circuit,
  spaces: Readonly<Partial<Record<Car, Space | null>>>,
): Field {
  const places: Partial<Record<Car, PlaceNumber>> = {};
  for (const car of cars) {
    const space = spaces[car];
    const number = space ? placeNumber(circuit, space) : undefined;
    if (number !== undefined) places[car] = number;
  }
  return newField(circuit, places);
}

/** Whether a car stands on a space of the track. */
export function isOnTrack({ places }: Field, car: Car): boolean {
  return places[car] !== undefined;
}

/** Whether no car stands on the track. */
export function isEmpty({ taken }: Field): boolean {
  return taken.length === 0;
}

/** The field after a car has gone to a place; over the line it leaves the track. */
export function withCarAt({ circuit, places }: Field, car: Car, number: PlaceNumber): Field {
  if (number !== circuit.finish) return newField(circuit, { ...places, [car]: number });
  const { [car]: _before, ...others } = places;
  return newField(circuit, others);
}

/** The places that a car can be on after 0, 1, 2 … spaces, on any way. */
type Layers = readonly (readonly PlaceNumber[])[];

/** All that a car can do with a number of spaces. */
export interface Drive {
  readonly from: PlaceNumber;
  readonly layers: Layers;
  /** Whether it can go the full number, or over the line. */
  readonly isFull: boolean;
  /** The spaces that it must go, unless it goes over the line before (GP-12). */
  readonly distance: number;
  /** Where it may end. */
  readonly ends: readonly PlaceNumber[];
}

/** GP-11: the places to which one more space leads from any of these. */
function nextLayer({ circuit, taken }: Field, layer: readonly PlaceNumber[]): PlaceNumber[] {
  const next: PlaceNumber[] = [];
  for (const from of layer) {
    for (const to of placesInFront(circuit, from)) {
      if (!next.includes(to) && !taken.includes(to)) next.push(to);
    }
  }
  return next;
}

/** As far as ways lead, but no more spaces than these. */
function layersFrom(field: Field, from: PlaceNumber, spaces: number): Layers {
  const layers: PlaceNumber[][] = [];
  for (let next = [from]; next.length > 0; next = nextLayer(field, next)) {
    layers.push(next);
    if (layers.length > spaces) break;
  }
  return layers;
}

/** GP-12: the full number if any way allows it, else as far as any way allows. */
export function driveOf(field: Field, car: Car, spaces: number): Drive {
  const { finish } = field.circuit;
  const from = field.places[car];
  if (from === undefined) throw new Error(`The ${car} car is not on the track.`);
  const layers = layersFrom(field, from, spaces);
  const isFull = layers.length > spaces || layers.some((layer) => layer.includes(finish));
  const distance = isFull ? spaces : layers.length - 1;
  return { from, layers, isFull, distance, ends: endsOf(field, layers, distance) };
}

/** The last places of ways with this many spaces, and the line if any way leads over it. */
function endsOf({ circuit }: Field, layers: Layers, spaces: number): PlaceNumber[] {
  const { finish } = circuit;
  const ends = (layers[spaces] ?? []).filter((place) => place !== finish);
  return layers.some((layer) => layer.includes(finish)) ? [...ends, finish] : ends;
}

/** Where a car can end a way, and one whole way there. */
export interface WayTo {
  readonly end: PlaceNumber;
  readonly path: readonly WayStep[];
}

/** Where a car can still end after the first steps of a way, which must be free of faults (`whyNotSteps`). */
export function waysAfter(field: Field, drive: Drive, begun: readonly WayStep[]): WayTo[] {
  const { circuit } = field;
  const left = drive.distance - begun.length;
  const layers =
    begun.length === 0 ? drive.layers : layersFrom(field, endOf(circuit, drive.from, begun), left);
  return endsOf(field, layers, left).map((end) => ({
    end,
    path: [...begun, ...wayThrough(circuit, layers, end).map((each) => stepTo(circuit, each))],
  }));
}

/** The steps after those begun with which a way can still come to an end that the rules allow. */
export function stepsAfter(field: Field, drive: Drive, begun: readonly WayStep[]): WayStep[] {
  const { circuit, taken } = field;
  const left = drive.distance - begun.length;
  return placesInFront(circuit, endOf(circuit, drive.from, begun))
    .filter((next) => left > 0 && !taken.includes(next) && leadsOn(field, next, left - 1))
    .map((next) => stepTo(circuit, next));
}

/** Whether a way from a place can have all these spaces, or lead over the line. */
function leadsOn(field: Field, place: PlaceNumber, spaces: number): boolean {
  const layers = layersFrom(field, place, spaces);
  return layers.length > spaces || layers.some((layer) => layer.includes(field.circuit.finish));
}

/** A way through the layers to a place in the last of them, or over the line at the first chance. */
function wayThrough(circuit: Circuit, layers: Layers, end: PlaceNumber): PlaceNumber[] {
  const isLine = end === circuit.finish;
  const spaces = isLine ? layers.findIndex((layer) => layer.includes(end)) : layers.length - 1;
  const way: PlaceNumber[] = [];
  let place = end;
  for (let gone = spaces; gone > 0; gone -= 1) {
    way.unshift(place);
    place = placeBehind(circuit, layers[gone - 1] ?? [], place);
  }
  return way;
}

/** A place of a layer from which one more space leads to the given one: straight on, if there is such a one. */
function placeBehind(
  circuit: Circuit,
  layer: readonly PlaceNumber[],
  place: PlaceNumber,
): PlaceNumber {
  const lane = circuit.spaces[place]?.space[1];
  const behind = layer.filter((each) => placesInFront(circuit, each).includes(place));
  const found = behind.find((each) => circuit.spaces[each]?.space[1] === lane) ?? behind[0];
  if (found === undefined) throw new Error(`Nothing leads to place ${place}.`);
  return found;
}

/** GP-11: why a car may not go these steps, whether or not they are all that it must go. */
export function whyNotSteps(
  field: Field,
  from: PlaceNumber,
  path: readonly WayStep[],
): Refusal | null {
  const { circuit, taken } = field;
  let place = from;
  for (const step of path) {
    if (place === circuit.finish) return 'tooLong';
    const next = placeNumber(circuit, step);
    if (next === undefined || !placesInFront(circuit, place).includes(next)) {
      return isBeside(circuit, place, step) ? 'sideways' : 'notForward';
    }
    if (taken.includes(next)) return 'pathBlocked';
    place = next;
  }
  return null;
}

/** Whether a step goes to a space whose rows overlap with those of the place where it begins. */
function isBeside(circuit: Circuit, place: PlaceNumber, step: WayStep): boolean {
  const here = circuit.spaces[place];
  const there = circuit.spaces[placeNumber(circuit, step) ?? circuit.finish];
  if (!here || !there || here === there) return false;
  const [row] = here.space;
  const [otherRow] = there.space;
  return otherRow < row + here.rows && row < otherRow + there.rows;
}

/** GP-10 to GP-12: why a way is none that the car may go with this number. */
export function whyNotWay(field: Field, drive: Drive, path: readonly WayStep[]): Refusal | null {
  const fault = whyNotSteps(field, drive.from, path);
  if (fault) return fault;
  if (path.at(-1) === 'finish') return path.length > drive.distance ? 'tooLong' : null;
  if (path.length > drive.distance) return 'tooLong';
  return path.length < drive.distance ? 'tooShort' : null;
}

/** Where a way ends. */
export function endOf(circuit: Circuit, from: PlaceNumber, path: readonly WayStep[]): PlaceNumber {
  const last = path.at(-1);
  return last === undefined ? from : (placeNumber(circuit, last) ?? from);
}
