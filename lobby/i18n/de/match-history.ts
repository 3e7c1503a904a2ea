import type { MatchHistoryMessages } from '../en/match-history.ts';

export const text: MatchHistoryMessages = {
  heading: 'Meine Partien',
  help: 'Partien aus diesem Browser, jede mit ihrem Replay. Diese Liste siehst nur du.',
  none: 'In diesem Browser ist noch keine Partie zu Ende gegangen. Die erste steht dann hier.',
  tallies: 'Nach Spiel',
  ran: (count, written) => (count === 1 ? '1 Partie' : `${written} Partien`),
  won: (count, written) => (count === 1 ? '1 gewonnen' : `${written} gewonnen`),
  list: 'Alle Partien',
  place: (place) => `${place}. Platz`,
  wonIt: 'Gewonnen',
  without: 'Ohne Ergebnis beendet',
  oneScreen: (winners) => `An einem Gerät: Sieg für ${winners}`,
  playedOn: 'Weitergespielt aus einer anderen Partie',
  lookAgain: 'Replay ansehen',
  lookAgainLabel: (title, when) => `Replay ansehen: ${title}, ${when}`,
  forget: 'Löschen',
  forgetTitle: 'Diese Partie löschen?',
  forgetHelp: 'Sie wird endgültig aus dieser Liste gelöscht, samt ihrem Replay.',
  forgetLabel: (title, when) => `Löschen: ${title}, ${when}`,
};
