import type { LocalMatchMessages } from '../en/local-match.ts';

export const text: LocalMatchMessages = {
  heading: (title: string) => `${title} an einem Gerät`,
  who: 'Wer spielt mit?',
  nameAt: (seat: string) => `${seat}: Name`,
  playerAt: (seat: string) => `${seat}: wer spielt`,
  noPerson: 'Irgendwer muss spielen: Wähl für einen der Sitze einen Menschen.',
  start: 'Partie starten',
  handTo: (name: string) => `Gib das Gerät an ${name} weiter`,
  handToHelp: 'Ist das Gerät dort? Alle anderen schauen jetzt weg!',
  iAm: (name: string) => `Ich bin ${name}`,
  again: 'Noch einmal spielen',
  playOn: {
    button: 'Von hier weiterspielen',
    who: 'Wer spielt weiter?',
    help: 'Eine Kopie der Partie geht in diesem Browser ab dieser Stellung weiter. Die Handkarten bleiben gleich, verdeckte Karten werden neu gemischt. Das Original bleibt unverändert.',
    start: 'Weiterspielen',
  },
  onThisDevice: 'auf diesem Gerät',
  toMove: (names: string) => `am Zug: ${names}`,
  goOn: 'Weiterspielen',
  goOnLabel: (title: string, names: string) => `Weiterspielen: ${title} mit ${names}`,
  deleteMatch: 'Löschen',
  deleteMatchLabel: (title: string) => `Löschen: ${title}`,
  deleteMatchTitle: 'Diese Partie löschen?',
  deleteMatchHelp: 'Sie lässt sich nicht wiederherstellen.',
  notKept:
    'Dieser Browser speichert gerade nichts: Du kannst weiterspielen, aber wenn du die Seite schließt, ist die Partie weg.',
  quickBots: 'Ohne Pausen',
  quickBotsHelp: 'Bots ziehen sofort, statt sich Zeit zu lassen.',
  botsStuck: 'Die Bots antworten nicht mehr.',
  brokenMatch: 'Eine Partie, die sich nicht lesen lässt',
  broken: {
    heading: 'Diese Partie ist beschädigt',
    help: 'Was dieser Browser davon gespeichert hat, lässt sich nicht mehr lesen. Allen anderen Partien fehlt nichts.',
  },
  unknown: {
    heading: 'Diese Partie ist nicht auf diesem Gerät',
    help: 'Sie wurde in einem anderen Browser gespielt, gelöscht oder ist schon vor Tagen zu Ende gegangen.',
  },
  gone: {
    heading: 'Diese Partie wurde gelöscht',
    help: 'Das war in einem anderen Fenster dieses Browsers.',
  },
};
