import type { CheckMessages } from '../en/check.ts';

export const text: CheckMessages = {
  button: 'Partie prüfen',
  heading: 'Ging alles mit rechten Dingen zu?',
  right: 'Stimmt',
  wrong: 'Stimmt nicht',
  unknown: 'Nicht prüfbar',
  moves: (count) =>
    count === '1'
      ? 'Der einzige Zug ist nach den Regeln erlaubt und führt zu diesem Ergebnis.'
      : `Alle ${count} Züge sind nach den Regeln erlaubt und führen zu diesem Ergebnis.`,
  movesEnded: (count) =>
    count === '1'
      ? 'Der einzige Zug ist nach den Regeln erlaubt; die Partie wurde vor einem Ergebnis beendet.'
      : `Alle ${count} Züge sind nach den Regeln erlaubt; die Partie wurde vor einem Ergebnis beendet.`,
  movesWrong: 'Die Züge sind nicht so, wie es die Aufzeichnung sagt.',
  seed: 'Alle Mischungen kamen aus dem Startwert des Servers und den Startwerten, die die Browser der Spieler beigetragen haben.',
  seedUntil: (move) =>
    `Bis Zug ${move} kamen alle Mischungen aus dem Startwert des Servers und denen der Spieler; danach wurde in einem Browser weitergespielt.`,
  seedWrong: 'Die Mischungen kamen nicht aus dem Startwert des Servers und denen der Spieler.',
  noChance:
    'Diese Partie lässt sich nicht prüfen: Der Server hatte vor dem Beginn keinen Startwert festgelegt.',
  fingerprint:
    'Der Startwert des Servers passt zur Festlegung, die dieser Browser vor dem ersten Zug gezeigt bekam.',
  fingerprintWrong:
    'Der Startwert des Servers passt nicht zur Festlegung, die dieser Browser gezeigt bekam.',
  notShown: 'Dieser Browser bekam keine Festlegung gezeigt: Er saß nicht an jenem Tisch.',
  number: 'Der Startwert, den dieser Browser beigetragen hat, ist dabei.',
  numberWrong: 'Der Startwert, den dieser Browser beigetragen hat, fehlt.',
  proves:
    'Also kann weder ein Spieler noch der Server die Mischungen bestimmt haben – es sei denn, der Server machte gemeinsame Sache mit dem Spieler, der sich zuletzt gesetzt hat.',
  byHand: 'Von Hand nachprüfen',
  byHandHelp:
    'Die Festlegung ist SHA-256 der Ziffern des Server-Startwerts. Der Startwert ist SHA-256 der Zeilen unten, jede mit einem Zeilenumbruch am Ende.',
  secret: 'Startwert des Servers',
  shownFingerprint: 'Festlegung',
  lines: 'Zeilen',
  seedName: 'Startwert',
};
