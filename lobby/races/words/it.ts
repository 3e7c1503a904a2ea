import type { RacesMessages } from './en.ts';

export const text: RacesMessages = {
  heading: 'Le mie gare',
  help: 'Tutte le gare corse in questo browser, pronte da rivedere. Questo elenco ce l’hai solo tu.',
  none: 'In questo browser nessuna gara è ancora arrivata al traguardo. La prima finirà qui.',
  tallies: 'Gioco per gioco',
  ran: (count, written) => (count === 1 ? '1 gara' : `${written} gare`),
  won: (count, written) => (count === 1 ? '1 vinta' : `${written} vinte`),
  list: 'Gara per gara',
  place: (place) => `${place}º in classifica`,
  wonIt: 'Vinta',
  without: 'Chiusa senza risultato',
  oneScreen: (winners) => `Allo stesso schermo: vittoria di ${winners}`,
  playedOn: 'Continuata da un’altra gara',
  lookAgain: 'Rivedi',
  lookAgainLabel: (title, when) => `Rivedi: ${title}, ${when}`,
  forget: 'Dimentica',
  forgetTitle: 'Dimenticare questa gara?',
  forgetHelp: 'Sparisce per sempre da questo elenco, insieme a tutto ciò che serve per rivederla.',
  forgetLabel: (title, when) => `Dimentica: ${title}, ${when}`,
};
