import type { ChatMessages } from '../en/chat.ts';

export const text: ChatMessages = {
  lines: 'Quello che è stato detto',
  empty: 'Nessuno ha ancora detto niente.',
  formerMatch: 'Chat della partita precedente',
  thisMatch: 'Questa partita',
  message: 'Il tuo messaggio',
  placeholder: 'Messaggio…',
  send: 'Invia',
  onlyPlayers: 'Può scrivere solo chi è seduto al tavolo.',
  phrases: {
    hello: 'Ciao a tutti!',
    goodLuck: 'In bocca al lupo!',
    yourTurn: 'Tocca a te.',
    oneMoment: 'Un attimo, per favore…',
    backSoon: 'Torno subito.',
    nice: 'Bella mossa!',
    ouch: 'Ahi!',
    thanks: 'Grazie!',
    wellPlayed: 'Bella partita!',
    again: 'Ne facciamo un’altra?',
  },
  showPhrases: 'Messaggi rapidi',
  left: 'qualcuno che se n’è andato',
  mute: (name) => `Silenzia ${name}`,
  muteHelp: 'Solo per te, e solo a questo tavolo.',
  unmute: 'Mostra di nuovo',
  unmuteLabel: (name) => `Mostra di nuovo ${name}`,
  muted: (count, written) =>
    count === 1
      ? `${written} messaggio di una persona silenziata`
      : `${written} messaggi di una persona silenziata`,
  show: 'Mostra',
  hide: 'Nascondi',
};
