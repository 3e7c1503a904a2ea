import type { RacesMessages } from './en.ts';

export const text: RacesMessages = {
  heading: 'Meine Rennen',
  help: 'Alle Rennen, die in diesem Browser gelaufen sind, zum Nochmal-Ansehen. Diese Liste hast nur du.',
  none: 'In diesem Browser ist noch kein Rennen zu Ende gegangen. Das erste steht dann hier.',
  tallies: 'Spiel für Spiel',
  ran: (count, written) => (count === 1 ? '1 Rennen' : `${written} Rennen`),
  won: (count, written) => (count === 1 ? '1 gewonnen' : `${written} gewonnen`),
  list: 'Rennen für Rennen',
  place: (place) => `${place}. Platz`,
  wonIt: 'Gewonnen',
  without: 'Ohne Ergebnis beendet',
  oneScreen: (winners) => `An einem Bildschirm: Sieg für ${winners}`,
  playedOn: 'Weitergespielt aus einem anderen Rennen',
  lookAgain: 'Nochmal ansehen',
  lookAgainLabel: (title, when) => `Nochmal ansehen: ${title}, ${when}`,
  forget: 'Vergessen',
  forgetTitle: 'Dieses Rennen vergessen?',
  forgetHelp:
    'Es verschwindet für immer aus dieser Liste, mit allem, was man zum Wiederansehen braucht.',
  forgetLabel: (title, when) => `Vergessen: ${title}, ${when}`,
};
