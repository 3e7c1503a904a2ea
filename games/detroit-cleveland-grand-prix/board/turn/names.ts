/** Names of any script within sentences of another direction. */
import type { Seating } from '../../../kit/board/seating.ts';

/** Letters that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that leaves what stands beside it, such as a sum of money, as it is: set apart as in `<bdi>`. */
function setApart(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** The seats with names that can stand in any sentence. */
export function withNamesSetApart(seating: Seating): Seating {
  return { ...seating, nameOf: (playerID) => setApart(seating.nameOf(playerID)) };
}
