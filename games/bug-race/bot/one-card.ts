/** The effect of the next card on each bug, if it is the best of a few: chances, computed once for a track. */
import { legCards } from '../rules/components.ts';
import { legSetOfCard, legSets, type Shape, type Shapes } from './bug-encoding.ts';

/** Effects of one card on each bug: numbers of the resulting bugs and their chances, from `start[shape]` on. */
export interface OneCard {
  readonly start: Int32Array;
  readonly to: Int16Array;
  readonly chance: Float64Array;
}

/** The sets of legs on the cards, and the share of each in the pack. */
const faces: readonly (readonly [set: number, share: number])[] = [
  ...legCards.reduce((counts, { id }) => {
    const set = legSetOfCard(id);
    return counts.set(set, (counts.get(set) ?? 0) + 1 / legCards.length);
  }, new Map<number, number>()),
];

/**
 * Returns the effects of one card, if it is the best of `choices`. Better means fewer expected cards to go; the final
 * legs count a little.
 */
export function oneCardOf({ count, list, next, rank, ranks }: Shapes, choices: number): OneCard {
  const cards = new Float64Array(count);
  const start = new Int32Array(count + 1);
  const [to, chance]: [number[], number[]] = [[], []];
  const found = new Map<Shape, { readonly to: Shape[]; readonly chance: number[] }>();
  for (const shape of list) {
    const ends = new Map<Shape, number>();
    for (const [set, share] of faces) {
      const end = next[shape * legSets + set] ?? shape;
      ends.set(end, (ends.get(end) ?? 0) + share);
    }
    const home = rank[shape] ?? -1;
    // A card that moves nothing is the worst, and the value of the unchanged bug is not known yet.
    const own = home >= 0 ? -home / ranks : Number.POSITIVE_INFINITY;
    cards[shape] = own;
    const sorted = [...ends].sort(([a], [b]) => (cards[a] ?? 0) - (cards[b] ?? 0));
    let [left, stays, sum] = [1, 0, 0];
    const row = { to: [] as Shape[], chance: [] as number[] };
    for (const [end, share] of sorted) {
      const after = Math.max(0, left - share);
      const chosen = left ** choices - after ** choices;
      left = after;
      row.to.push(end);
      row.chance.push(chosen);
      if (end === shape) stays = chosen;
      else sum += chosen * (cards[end] ?? 0);
    }
    if (home < 0) cards[shape] = (1 + sum) / (1 - stays);
    found.set(shape, row);
  }
  for (let shape = 0; shape < count; shape += 1) {
    start[shape] = to.length;
    const row = found.get(shape);
    if (!row) continue;
    to.push(...row.to);
    chance.push(...row.chance);
  }
  start[count] = to.length;
  return { start, to: Int16Array.from(to), chance: Float64Array.from(chance) };
}

/** Returns a row of expected figures for each bug before a card, from the rows after it. */
export function before(
  oneCard: OneCard,
  after: Float64Array,
  length: number,
): Float64Array<ArrayBuffer> {
  const rows = new Float64Array(after.length);
  const isEmpty = emptyRows(after, length);
  for (let shape = 0; shape < oneCard.start.length - 1; shape += 1) {
    const end = oneCard.start[shape + 1] ?? 0;
    for (let entry = oneCard.start[shape] ?? 0; entry < end; entry += 1) {
      const to = oneCard.to[entry] ?? 0;
      const chance = oneCard.chance[entry] ?? 0;
      if (isEmpty[to]) continue;
      for (let cell = 0; cell < length; cell += 1) {
        const at = shape * length + cell;
        rows[at] = (rows[at] ?? 0) + chance * (after[to * length + cell] ?? 0);
      }
    }
  }
  return rows;
}

function emptyRows(rows: Float64Array, length: number): readonly boolean[] {
  return Array.from({ length: rows.length / length }, (_, row) =>
    rows.subarray(row * length, (row + 1) * length).every((figure) => figure === 0),
  );
}
