import type { Phrase } from './tables.ts';

/** English words of the quick messages, for English pages and for clients that don't know quick messages. */
export const phraseWords: Readonly<Record<Phrase, string>> = {
  hello: 'Hello, everybody!',
  goodLuck: 'Good luck!',
  yourTurn: 'It’s your turn.',
  oneMoment: 'One moment, please…',
  backSoon: 'Back in a moment.',
  nice: 'Nice move!',
  ouch: 'Ouch!',
  thanks: 'Thank you!',
  wellPlayed: 'Well played!',
  again: 'Shall we play again?',
};
