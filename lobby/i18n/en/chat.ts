import { phraseWords } from '../../../protocol/phrase-words.ts';

/** Text around the players' chat lines. The other languages have the same keys. */
export const en = {
  lines: 'What was said',
  empty: 'Nobody has said anything yet.',
  formerMatch: 'Chat of the match before',
  thisMatch: 'This match',
  message: 'Your message',
  placeholder: 'Message…',
  send: 'Send',
  onlyPlayers: 'Only those at the table can write here.',
  phrases: phraseWords,
  showPhrases: 'Quick messages',
  left: 'a player who left',
  mute: (name: string) => `Mute ${name}`,
  muteHelp: 'Only for you, and only at this table.',
  unmute: 'Unmute',
  unmuteLabel: (name: string) => `Unmute ${name}`,
  muted: (count: number, written: string) =>
    count === 1
      ? `${written} message from a muted player`
      : `${written} messages from a muted player`,
  show: 'Show',
  hide: 'Hide',
};

export type ChatMessages = typeof en;
export const text: ChatMessages = en;
