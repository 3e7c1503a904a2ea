import type { ShortRules } from '../../../kit/board/IllustratedRules.tsx';

/** What the illustrated rules say beside the rules themselves. */
export interface RulesPagesText extends ShortRules {
  /** What is seen in the figures. */
  readonly captions: {
    /** A sale: the dealer opens, one passes, the third bids more, and the dealer passes. */
    readonly sale: (car: string, opening: string, price: string) => string;
    /** No. 27 moves green 6 spaces around orange, then orange 3. */
    readonly twoCars: string;
    /** No. 35 gives yellow 5 spaces; four cars close the track after 2. */
    readonly blocked: string;
    /** No. 34 gives white 5 spaces in the same place. */
    readonly white: string;
    /** No. 47 and what becomes of nos. 35 and 7. */
    readonly exchange: string;
    /** Red was bought for `price` and comes first. */
    readonly prizes: (price: string, first: string) => string;
  };
}
