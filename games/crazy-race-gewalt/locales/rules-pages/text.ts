import type { ShortRules } from '../../../kit/board/IllustratedRules.tsx';

/** What the rules say beside the game's own text: in short, and below their figures. */
export interface RulesPagesText extends ShortRules {
  readonly captions: {
    readonly course: string;
    /** A lane without a card, with an 8, with a 0; so many squares are left to the line. */
    readonly plain: (squares: number) => string;
    readonly stretched: (squares: number) => string;
    readonly shrunk: (squares: number) => string;
    /** After rolling 5 and 3 on the lane without a card. */
    readonly roll: (squares: number) => string;
    readonly crossing: string;
    readonly points: string;
  };
}
