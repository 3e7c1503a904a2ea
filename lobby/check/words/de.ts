import type { CheckMessages } from './en.ts';

export const text: CheckMessages = {
  button: 'Diese Partie prüfen',
  heading: 'Ging alles mit rechten Dingen zu?',
  right: 'Stimmt',
  wrong: 'Stimmt nicht',
  unknown: 'Lässt sich nicht sagen',
  moves: (count) =>
    `Alle ${count} Züge sind nach den Regeln erlaubt und führen zu diesem Ergebnis.`,
  movesEnded: (count) =>
    `Alle ${count} Züge sind nach den Regeln erlaubt; die Partie wurde vor einem Ergebnis beendet.`,
  movesWrong: 'Die Züge sind nicht so, wie es die Aufzeichnung sagt.',
  seed: 'Alles Glück kam aus dem Geheimnis des Servers und den Zahlen, die die Seiten der Spieler dazugegeben haben.',
  seedUntil: (move) =>
    `Bis Zug ${move} kam alles Glück aus dem Geheimnis des Servers und den Zahlen der Spieler; danach wurde in einem Browser weitergespielt.`,
  seedWrong: 'Das Glück kam nicht aus dem Geheimnis des Servers und den Zahlen der Spieler.',
  noChance:
    'Bei dieser Partie kann niemand sagen, wie das Glück zustande kam: Vorher wurde kein Geheimnis festgelegt.',
  fingerprint:
    'Das Geheimnis ist das, dessen Fingerabdruck dieser Browser vor dem ersten Zug gezeigt bekam.',
  fingerprintWrong:
    'Das Geheimnis ist nicht das, dessen Fingerabdruck dieser Browser gezeigt bekam.',
  notShown: 'Dieser Browser bekam keinen Fingerabdruck gezeigt: Er saß nicht an jenem Tisch.',
  number: 'Die Zahl, die dieser Browser dazugegeben hat, ist dabei.',
  numberWrong: 'Die Zahl, die dieser Browser dazugegeben hat, fehlt.',
  proves:
    'Also kann kein Spieler das Glück bestimmt haben, auch der Server nicht – es sei denn, er steckte mit dem unter einer Decke, der sich zuletzt gesetzt hat.',
  byHand: 'Von Hand nachprüfen',
  byHandHelp:
    'Der Fingerabdruck ist SHA-256 der Ziffern des Geheimnisses. Der Startwert ist SHA-256 der Zeilen unten, jede mit einem Zeilenumbruch am Ende.',
  secret: 'Geheimnis',
  shownFingerprint: 'Fingerabdruck',
  lines: 'Zeilen',
  seedName: 'Startwert',
};
