import type { CaptionedRules } from '../../../kit/board/IllustratedRules.tsx';
import type { Widened } from '../../../kit/text.ts';

export const text = {
  atThisTable: 'Different at this table',
  inShort: 'The match in five steps',
  steps: [
    'You get a hand of cards. Each card moves certain cars: see which ones yours can bring far.',
    'Bid for cars. The first one sold starts from pole position.',
    'In the race you play one card each turn. It moves all its cars from top to bottom, the others’ too.',
    'You choose the routes: clear the road for your own cars and block it for the others.',
    'The owners collect the prizes of the cars that come home. After the last race the most money wins.',
  ],
  /** What is seen in the figures. */
  captions: {
    /** A sale: the dealer opens, one passes, the third bids more, and the dealer passes. */
    sale: (car: string, opening: string, price: string) =>
      `The dealer opens with ${opening} and the next player passes. The third bids ${price}, and the dealer passes too: ${car} is sold for ${price}. As the first car sold it starts from pole position.`,
    /** No. 27 moves green 6 spaces around orange, then orange 3. */
    twoCars:
      'Card 27: first green 3 goes six spaces. It may change lanes, and drives around orange 6. Only then does orange 6 go three.',
    /** No. 35 gives yellow 5 spaces; four cars close the track after 2. */
    blocked:
      'Card 35 gives yellow 1 five spaces, but four cars side by side close the track. It must go as far as it can: two spaces, to any of the lit places.',
    /** No. 34 gives white 5 spaces in the same place. */
    white:
      'Card 34 in the same place: white goes five spaces. Any of the four ringed cars can do that, so you choose one of them. Yellow 1 can’t, so white may not move it.',
    /** No. 47 and what becomes of nos. 35 and 7. */
    exchange:
      'While card 47 is in force, black 4 and yellow 1 stand for each other: card 35 moves black 4, and on card 7 the two have changed places.',
    /** Red was bought for `price` and comes first. */
    prizes: (price: string, first: string) =>
      `You bought red 5 for ${price}, and it comes home first: ${first} for you. A car that doesn’t come home brings nothing, and what it cost is gone.`,
  },
} satisfies CaptionedRules;

/** What the rules pages say beside the rules: in short, and below their figures. */
export type RulesPagesText = Widened<typeof text>;
