import type { ShortRules } from '../../../kit/board/IllustratedRules.tsx';

/** What the illustrated rules say beside the rules themselves. */
export interface RulesPagesText extends ShortRules {
  /** Under the figures; the examples are read from them. */
  readonly captions: {
    readonly hand: string;
    readonly card: string;
    readonly tie: string;
    readonly split: string;
    readonly jump: string;
    readonly turn: string;
  };
}
