import type { CaptionedRules } from '../../../kit/board/IllustratedRules.tsx';
import type { Widened } from '../../../kit/text.ts';

export const text = {
  atThisTable: 'Different at this table',
  inShort: 'The race in five steps',
  steps: [
    'A stage card is turned up. Each of its four sides offers a movement.',
    'In three rounds you put driver cards face down at its sides, or pass.',
    'One side after another, the cards are turned face up. The highest sum wins; in a tie, the first card.',
    'Whoever wins a side moves one of their own locomotives, jumping their others for free.',
    'The turntable and the station bring points. After eight stages the most points win.',
  ],
  /** Under the figures; the examples are read from them. */
  captions: {
    hand: 'Your eight driver cards',
    card: 'Side 1 is the one at the arrow; the others follow clockwise. Here side 2 moves a Pioneer by two spaces, and side 1 any locomotive, by as many spaces as there are cards.',
    tie: 'At side 1, red has 3 + 1 = 4, and so has blue with its 4. It is a tie, and red’s card came first: red moves any locomotive two spaces. Side 3 is taboo, because three are playing and there are cards at the other sides.',
    split:
      'Three cards lie at a “?”: three spaces, whoever put the cards there. One brings the Tank Engine onto the turntable, for 5 points; the other two take the Pioneer from 2 to 4.',
    jump: 'The Pioneer stands on 1 and has two spaces. It jumps its mates on 2 and 3 for free, and comes to 5.',
    turn: 'The Pioneer stands on 4 and has two spaces. It jumps 5; the first space brings it to the turntable, where it takes a 5; it jumps 5 once more, and the second space brings it back to 4, heading home.',
  },
} satisfies CaptionedRules;

/** What the rules pages say beside the rules: in short, and below their figures. */
export type RulesPagesText = Widened<typeof text>;
