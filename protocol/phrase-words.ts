import type { Phrase } from './tables.ts';

/** The phrases in English, for pages in that language and for clients that know no phrases. */
export const phraseWords: Readonly<Record<Phrase, string>> = {
  hello: 'Hello, everybody!',
  goodLuck: 'Good luck!',
  yourTurn: 'It’s your turn.',
  oneMoment: 'One moment, please …',
  backSoon: 'Back in a moment.',
  nice: 'Nice move!',
  ouch: 'Ouch!',
  thanks: 'Thank you!',
  wellPlayed: 'Well played!',
  again: 'Shall we play again?',
};
