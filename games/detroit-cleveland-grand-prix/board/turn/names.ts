/** Names in any script within sentences of another direction. */
import type { Seating } from '../../../kit/board/seating.ts';

/** Matches letters of right-to-left scripts. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Isolates a right-to-left name as in `<bdi>`, so that it doesn't reorder its neighbours, such as a sum of money. */
function setApart(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Returns the seating with names that can be used in any sentence. */
export function withNamesSetApart(seating: Seating): Seating {
  return { ...seating, nameOf: (playerID) => setApart(seating.nameOf(playerID)) };
}
