import type { ShortRules } from '../../../kit/board/IllustratedRules.tsx';

/** What the rules say beside the game's own text: in short, and below their figures. */
export interface RulesPagesText extends ShortRules {
  readonly captions: {
    readonly start: string;
    /** Two cards; the first is the one that is kept. */
    readonly cards: string;
    /** Left front and left middle leg, in three drawings. */
    readonly order: string;
    /** Both front legs, in four drawings: the right one steps, the body, the left one. */
    readonly ahead: string;
    /** Both rear legs, in five drawings: body, left leg, right leg, body. */
    readonly body: string;
    /** Two bugs at the line: the sections where the rear legs of the first, red, and the second, blue, stand. */
    readonly finish: (red: readonly [number, number], blue: readonly [number, number]) => string;
    readonly expert: string;
  };
}
