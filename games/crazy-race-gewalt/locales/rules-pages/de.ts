import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Anders an diesem Tisch',
  inShort: 'Das Rennen in fünf Schritten',
  steps: [
    'Deine geheime Wette sagt, auf welchem Platz du jede der drei Etappen beenden sollst.',
    'In deinem Zug darfst du eine Streckenkarte auf irgendeine Bahn legen: Der Abschnitt wird länger oder kürzer. Oder du wirfst eine ab.',
    'Dann würfelst du mit beiden Würfeln und gehst so viele Felder. Das ist Pflicht.',
    'Überschreitest du eine Linie, nimmst du den nächsten Pokal dieser Etappe und gehst weiter.',
    'Am Ende bringt jeder Pokal, auf den du genau gewettet hast, 1 Punkt und je 1 dazu für alle anderen mit derselben Wette.',
  ],
  captions: {
    course:
      'Die Etappe Lila. Die Zahl hinter der Linie sagt, wie viele Felder jede Figur noch vor sich hat.',
    plain: (squares) => `Ohne Karte: Die Badewanne hat ${squares} Felder bis zur Linie.`,
    stretched: (squares) => `Mit einer 8 sind es ${squares}.`,
    shrunk: (squares) => `Mit einer 0, die übersprungen wird, sind es ${squares}.`,
    roll: (squares) =>
      `Die Würfel zeigen 5 und 3: Die Badewanne geht 8 Felder. Jetzt sind es noch ${squares} bis zur Linie.`,
    crossing:
      'Sie würfelt noch einmal 8 und überschreitet die Linie. Das Huhn war schneller, also nimmt die Badewanne den Pokal für Platz 2; der Rest des Zuges geht in der blauen Etappe weiter.',
    points:
      'Ein anderes Rennen, zu dritt: A wird in Lila 1. und in Blau 3., beides wie gewettet. In Lila hat auch C auf Platz 1 gewettet, in Blau auch B auf Platz 3: Das bringt A jeweils 2 Punkte. In Rot hat A auf Platz 2 gewettet und wird 1.: kein Punkt.',
  },
};
