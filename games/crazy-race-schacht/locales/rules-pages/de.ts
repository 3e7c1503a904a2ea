import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Anders an diesem Tisch',
  inShort: 'Das Rennen in fünf Schritten',
  steps: [
    'Eine Etappenkarte wird aufgedeckt. Jede ihrer vier Seiten bietet eine Fahrt.',
    'In drei Runden legst du Lokführerkarten verdeckt an ihre Seiten oder passt.',
    'Seite für Seite werden die Karten aufgedeckt. Die höchste Summe gewinnt, bei Gleichstand die erste Karte.',
    'Wer eine Seite gewinnt, fährt mit einer eigenen Lok und überspringt die anderen eigenen kostenlos.',
    'Drehscheibe und Bahnhof bringen Punkte. Nach acht Etappen gewinnt, wer die meisten hat.',
  ],
  captions: {
    hand: 'Deine acht Lokführerkarten',
    card: 'Seite 1 ist die am Pfeil, die anderen folgen im Uhrzeigersinn. Hier fährt an Seite 2 eine Pionierlok zwei Felder, an Seite 1 eine beliebige Lok so viele Felder, wie dort Karten liegen.',
    tie: 'An Seite 1 hat Rot 3 + 1 = 4, und Blau hat mit einer Karte auch 4. Gleichstand, und die Karte von Rot lag zuerst da: Rot fährt mit einer beliebigen Lok zwei Felder. Seite 3 ist tabu, denn es spielen drei, und an den anderen Seiten liegen Karten.',
    split:
      'An einem „?“ liegen drei Karten: drei Felder, egal von wem die Karten sind. Mit einem kommt die Tenderlok auf die Drehscheibe und holt 5 Punkte, mit den zwei anderen fährt die Pionierlok von 2 auf 4.',
    jump: 'Die Pionierlok steht auf Feld 1 und hat zwei Felder. Sie überspringt kostenlos die beiden anderen auf 2 und 3 und kommt auf Feld 5.',
    turn: 'Die Pionierlok steht auf Feld 4 und hat zwei Felder. Sie überspringt die 5; mit dem ersten Feld kommt sie auf die Drehscheibe und nimmt eine 5; sie überspringt wieder die 5 und steht mit dem zweiten Feld auf 4, auf dem Rückweg.',
  },
};
