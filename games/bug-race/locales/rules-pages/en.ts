import type { CaptionedRules } from '../../../kit/board/IllustratedRules.tsx';
import type { Widened } from '../../../kit/text.ts';

const list = ([one, other]: readonly [number, number]) => `${one} and ${other}`;
const sum = ([one, other]: readonly [number, number]) => one + other;

export const text = {
  atThisTable: 'Different at this table',
  inShort: 'The race in five steps',
  steps: [
    'Everybody has a bug and a track of their own. The first whole body across the chequered line wins the apple.',
    'Each turn you draw two cards (experts four), keep one and pass the rest on.',
    'Then you play your cards: each leg on a card steps one section forward, if it has room.',
    'The body may move up at any moment, as long as no leg ends up more than one section behind it.',
    'If several are across in the same turn, their legs decide, the rear ones first.',
  ],
  captions: {
    start: 'At the start the body covers three sections, and each leg stands right beside it.',
    /** Two cards; the first is the one that is kept. */
    cards:
      'The first card moves two legs on the left, the second one both rear legs and the right middle leg. You keep the first; the second goes on.',
    /** Left front and left middle leg, in three drawings. */
    order:
      'A card for the left front and the left middle leg. The middle one has to wait: the front one stands in its way. Once that has stepped, the middle one can step, too.',
    /** Both front legs, in four drawings: the right one steps, the body, the left one. */
    ahead:
      'A card for both front legs. The left one is a section ahead of the head already and has to wait. The right one steps, then the body, and now the left one can step, too.',
    /** Both rear legs, in five drawings: body, left leg, right leg, body. */
    body: 'A card for both rear legs. The body can follow by one section; then the rear legs, one section behind the tail, hold it. When both have stepped, the body goes on.',
    /** Two bugs at the line: the sections where the rear legs of the first, red, and the second, blue, stand. */
    finish: (red: readonly [number, number], blue: readonly [number, number]) =>
      `Both bodies are across in the same turn. Red’s rear legs stand on sections ${list(red)}: that is ${sum(red)}. Blue’s stand on ${list(blue)}: that is ${sum(blue)}. So red wins, though blue’s front legs are further on.`,
    expert:
      'Of four cards you keep one and pass three; of the three that you get, one again, and so on.',
  },
} satisfies CaptionedRules;

/** What the rules pages say beside the rules: in short, and below their figures. */
export type RulesPagesText = Widened<typeof text>;
