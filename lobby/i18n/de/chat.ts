import type { ChatMessages } from '../en/chat.ts';

export const text: ChatMessages = {
  lines: 'Was gesagt wurde',
  empty: 'Noch hat niemand etwas gesagt.',
  formerMatch: 'Chat der vorigen Partie',
  thisMatch: 'Diese Partie',
  message: 'Deine Nachricht',
  placeholder: 'Nachricht …',
  send: 'Senden',
  onlyPlayers: 'Schreiben kann hier nur, wer am Tisch sitzt.',
  phrases: {
    hello: 'Hallo zusammen!',
    goodLuck: 'Viel Glück!',
    yourTurn: 'Du bist dran.',
    oneMoment: 'Einen Moment bitte …',
    backSoon: 'Bin gleich wieder da.',
    nice: 'Schöner Zug!',
    ouch: 'Autsch!',
    thanks: 'Danke!',
    wellPlayed: 'Gut gespielt!',
    again: 'Spielen wir noch mal?',
  },
  showPhrases: 'Schnellnachrichten',
  left: 'jemand, der gegangen ist',
  mute: (name) => `${name} stummschalten`,
  muteHelp: 'Nur für dich, und nur an diesem Tisch.',
  unmute: 'Wieder einblenden',
  unmuteLabel: (name) => `${name} wieder einblenden`,
  muted: (count, written) =>
    count === 1
      ? `${written} Nachricht von jemandem, den du stummgeschaltet hast`
      : `${written} Nachrichten von jemandem, den du stummgeschaltet hast`,
  show: 'Zeigen',
  hide: 'Verbergen',
};
