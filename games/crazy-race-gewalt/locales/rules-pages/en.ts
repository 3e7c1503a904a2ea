import type { CaptionedRules } from '../../../kit/board/IllustratedRules.tsx';
import type { Widened } from '../../../kit/text.ts';

export const text = {
  atThisTable: 'Different at this table',
  inShort: 'The race in five steps',
  steps: [
    'Your secret bet says in which place you want to finish each of the three stages.',
    'In your turn you can lay a section card on any lane: the section gets longer or shorter. Or you discard one.',
    'Then you roll both dice and move that many squares. This is compulsory.',
    'As you cross a line, you take the next trophy of that stage and go on.',
    'At the end, every trophy that matches your bet gives 1 point, and 1 more for each opponent with the same bet.',
  ],
  captions: {
    course:
      'The lilac stage. The number behind the line says how many squares each pawn still has to go.',
    /** A lane without a card, with an 8, with a 0; so many squares are left to the line. */
    plain: (squares: number) => `No card: the bathtub has ${squares} squares to the line.`,
    stretched: (squares: number) => `With an 8 it has ${squares}.`,
    shrunk: (squares: number) => `With a 0, which is skipped, it has ${squares}.`,
    /** After rolling 5 and 3 on the lane without a card. */
    roll: (squares: number) =>
      `The dice show 5 and 3: the bathtub moves 8 squares. Now it has ${squares} to the line.`,
    crossing:
      'It rolls 8 once more and crosses the line. The chicken was faster, so the bathtub takes the trophy for 2nd place; the rest of the move goes on in the blue stage.',
    points:
      'Another race, of three: A came 1st in lilac and 3rd in blue, both as bet. C bet on 1st in lilac, too, and B on 3rd in blue: that gives A 2 points each. In red A bet on 2nd and came 1st: no point.',
  },
} satisfies CaptionedRules;

/** What the rules pages say beside the rules: in short, and below their figures. */
export type RulesPagesText = Widened<typeof text>;
