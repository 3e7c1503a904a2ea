/**
 * Enumerates ways of playing a card for lists. They are not all combinations of ends, which may be thousands. There are
 * as many as it takes to show every end of every entry, with every car for white, at least once (GP-10 to GP-13).
 */

import {
  caseOf,
  moversOf,
  type Situation,
  withEntryDone,
  withEntrySkipped,
} from './card-effects.ts';
import type { PlaceNumber } from './circuit.ts';
import { type Car, cars } from './components.ts';
import { type Coverage, coverageOf, type Drive, isEmpty, routeTo } from './movement.ts';
import type { CarMove } from './state.ts';

/** A possible choice for the next entry in a situation. */
interface Choice {
  readonly from: Node;
  readonly to: Node;
  /** Identifies the entry, its car and its end. */
  readonly name: number;
  readonly car: Car | null;
  /** The car's drive, or null if the entry moves nothing. */
  readonly drive: Drive | null;
  readonly end: PlaceNumber;
}

/**
 * A situation in the course of a card. Situations that differ only in positions of cars that can't block any later car
 * share a node, else there would be too many.
 */
interface Node {
  readonly situation: Situation;
  /** The choices that lead here, and those that are possible here. */
  readonly before: Choice[];
  readonly after: Choice[];
  /** GP-13: whether the card can be finished from here. */
  canFinish: boolean;
}

/** Upper bound of place numbers, and of the numbers of cars and entries. */
const base = 256;

function nameOf(index: number, car: Car | null, end: PlaceNumber): number {
  return (index * base + (car === null ? cars.length : cars.indexOf(car))) * base + end;
}

/** Returns, for each entry, the places where a car could block a later entry's car. */
function waysToCome(start: Situation): (readonly Coverage[])[] {
  const toCome: Coverage[][] = [];
  let later: Coverage[] = [];
  for (const entry of start.card.entries.toReversed()) {
    toCome.push(later);
    const own = moversOf(start, entry).map((car) => coverageOf(start.field, car, entry.spaces));
    later = [...own, ...later];
  }
  return toCome.reverse();
}

/**
 * Returns a key of all that matters to later entries in a situation: where cars can block others, and whether any is
 * left.
 */
function outlookOf({ field }: Situation, toCome: readonly Coverage[]): number {
  let playOut = isEmpty(field) ? 0 : 1;
  for (const place of field.places) {
    for (const coverage of toCome) {
      if (coverage[place] !== 1) continue;
      playOut = playOut * base + place;
      break;
    }
  }
  return playOut;
}

function newNode(situation: Situation): Node {
  return { situation, before: [], after: [], canFinish: true };
}

/** The situations that one entry of a card leads to, by their keys. */
type NextNodes = Map<number, Node>;

/** Returns the node of a situation: an existing one if it is equivalent for all later entries. */
function nodeFor(situation: Situation, next: NextNodes, toCome: readonly Coverage[]): Node {
  const playOut = outlookOf(situation, toCome);
  const node = next.get(playOut) ?? newNode(situation);
  next.set(playOut, node);
  return node;
}

/** Adds all choices that the next entry has in a situation. */
function addChoices(from: Node, next: NextNodes, toCome: readonly Coverage[]): void {
  const { situation } = from;
  const { card, index } = situation;
  const entry = card.entries[index];
  if (!entry) return;
  const add = (after: Situation, car: Car | null, drive: Drive | null, end: PlaceNumber) => {
    const to = nodeFor(after, next, toCome);
    const choice = { from, to, name: nameOf(index, car, end), car, drive, end };
    from.after.push(choice);
    to.before.push(choice);
  };
  const found = caseOf(situation, entry);
  if (found.kind === 'home' || found.kind === 'lapsed') {
    add(withEntrySkipped(situation), entry.car, null, 0);
    return;
  }
  for (const { car, drive } of found.kind === 'white' ? found.candidates : [found]) {
    for (const end of drive.ends) add(withEntryDone(situation, car, end), car, drive, end);
  }
}

/** Returns all situations in the course of a card: before its first entry, before its second … and after its last. */
function nodesThrough(start: Situation): readonly (readonly Node[])[] {
  let nodes: readonly Node[] = [newNode(start)];
  const through = [nodes];
  for (const toCome of waysToCome(start)) {
    const next: NextNodes = new Map();
    for (const node of nodes) addChoices(node, next, toCome);
    nodes = [...next.values()];
    through.push(nodes);
  }
  for (const earlier of through.slice(0, -1).reverse()) {
    for (const node of earlier) node.canFinish = node.after.some(({ to }) => to.canFinish);
  }
  return through;
}

/** Returns one of these choices from which the card can be finished, preferably one that is not shown yet. */
function chosenOf(choices: readonly Choice[], shown: ReadonlySet<number>): Choice | undefined {
  let chosen: Choice | undefined;
  for (const choice of choices) {
    if (!choice.to.canFinish) continue;
    if (!shown.has(choice.name)) return choice;
    chosen ??= choice;
  }
  return chosen;
}

/** Returns the choices of a whole card that include a given one. */
function wayAround(choice: Choice, shown: ReadonlySet<number>): Choice[] {
  const way = [choice];
  let before = chosenOf(choice.from.before, shown);
  for (; before; before = chosenOf(before.from.before, shown)) way.push(before);
  way.reverse();
  let after = chosenOf(choice.to.after, shown);
  for (; after; after = chosenOf(after.to.after, shown)) way.push(after);
  return way;
}

function moveOf({ car, drive, end }: Choice): CarMove {
  return { car, path: drive ? routeTo(drive, end) : [] };
}

/**
 * Returns ways of playing a card, each a list with one move for every entry, no two to the same places. Together they
 * show every end of every entry, with every car for white, that some way of playing the whole card has. The list is
 * empty if the card cannot be played.
 */
export function playsOfCard(start: Situation): CarMove[][] {
  if (start.card.entries.length === 0) return [[]];
  const ways: CarMove[][] = [];
  const shown = new Set<number>();
  for (const nodes of nodesThrough(start)) {
    for (const { after } of nodes) {
      for (const choice of after) {
        if (!choice.to.canFinish || shown.has(choice.name)) continue;
        const way = wayAround(choice, shown);
        for (const { name } of way) shown.add(name);
        ways.push(way.map(moveOf));
      }
    }
  }
  return ways;
}
