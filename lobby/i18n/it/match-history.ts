import type { MatchHistoryMessages } from '../en/match-history.ts';

export const text: MatchHistoryMessages = {
  heading: 'Le mie partite',
  help: 'Le partite giocate in questo browser, ognuna con il suo replay. Questo elenco lo vedi solo tu.',
  none: 'In questo browser non è ancora finita nessuna partita. La prima comparirà qui.',
  tallies: 'Per gioco',
  ran: (count, written) => (count === 1 ? '1 partita' : `${written} partite`),
  won: (count, written) => (count === 1 ? '1 vinta' : `${written} vinte`),
  list: 'Tutte le partite',
  place: (place) => `${place}º in classifica`,
  wonIt: 'Vinta',
  without: 'Chiusa senza risultato',
  oneScreen: (winners) => `Sullo stesso dispositivo: vittoria di ${winners}`,
  playedOn: 'Continuata da un’altra partita',
  lookAgain: 'Guarda il replay',
  lookAgainLabel: (title, when) => `Guarda il replay: ${title}, ${when}`,
  forget: 'Elimina',
  forgetTitle: 'Eliminare questa partita?',
  forgetHelp: 'Viene eliminata per sempre da questo elenco, insieme al suo replay.',
  forgetLabel: (title, when) => `Elimina: ${title}, ${when}`,
};
