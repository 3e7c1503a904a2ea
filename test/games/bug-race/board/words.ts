/** The board's texts with simple values, for the tests of its words. */
import type { BoardText } from '../../../../games/bug-race/locales/board/en.ts';
import { stringsIn } from '../../../support/browser/words.ts';

/** Returns the sentences above the board, with simple values for their subjects. */
export function sentencesOf({ sentences, legs }: BoardText): string[] {
  return [
    ...stringsIn(sentences),
    ...[1, 3].map((passed) => sentences.choose('Ada', passed)),
    ...Object.values(legs).map((leg) => sentences.confirmRest([leg])),
    ...[['Ada'], ['Ada', 'Ben']].flatMap((people) => [
      sentences.chosen(people),
      sentences.waitForMoves(people),
      sentences.waitFor(people),
      sentences.watchChoosing(people),
      sentences.watchMoving(people),
      sentences.over(people),
    ]),
  ];
}
