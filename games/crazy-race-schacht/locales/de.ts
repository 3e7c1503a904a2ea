import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/de.ts';
import { boardText } from './board/de.ts';
import { logWords } from './log/de.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/de.ts';
import type { SchachtText } from './text.ts';

/** All words of Crazy Race (Schacht) in German. */
export const text: SchachtText = {
  language: 'de',
  options,
  headings: {
    goal: 'Das Ziel',
    components: 'Material',
    placing: 'Die Etappe, erster Teil: Karten legen',
    moving: 'Die Etappe, zweiter Teil: Wer darf fahren?',
    track: 'Auf dem Gleis',
    cards: 'Deine Karten',
    end: 'Das Ende',
    options: 'Optionen eines Tisches',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.points,
  describeEvent: eventDescriber('de', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Du fährst in diesem Rennen nicht mit: Lehn dich zurück und schau zu.',
    wrongPhase: 'Jetzt nicht: Das gehört zu einem anderen Moment des Rennens.',
    notYourTurn: 'Du bist nicht dran: Warte, bis du gefragt bist.',
    notInHand: 'Diese Karte hast du nicht auf der Hand: Spiel eine von deinen.',
    notASide: 'Diese Seite hat die Etappenkarte nicht: Wähl eine von den vieren.',
    tabooSide: 'Diese Seite ist in dieser Etappe tabu: Wähl eine der drei anderen.',
    alreadyTakenBack:
      'Du hast deinen Stapel schon einmal zurückgenommen: Spiel mit dem, was du hast.',
    emptyPile: 'Dein Stapel ist leer: Warte, bis es etwas zurückzunehmen gibt.',
    notYourLocomotive: 'Diese Lok hast du nicht: Wähl eine von deinen dreien.',
    otherLocomotive: 'Diese Seite gilt für eine andere Lok: Fahr mit der, die sie zeigt.',
    alreadyHome: 'Diese Lok ist schon im Ziel: Wähl eine, die noch unterwegs ist.',
    notADistance: 'Das ist keine Entfernung: Fahr ganze Felder, mindestens eines.',
    wrongDistance: 'Hier wird die ganze Zahl gefahren: Fahr alle Felder oder verzichte.',
    tooFar: 'So viele Felder hast du nicht mehr: Fahr weniger.',
    badFurtherMoves:
      'Diese Fahrten sind nicht lesbar: Probier sie noch einmal auf dem Spielplan aus.',
    choosePrize: 'Wähl zuerst deine Belohnung: die Karte vom Stapel oder eine von jemand anderem.',
    noPrize: 'Du hast jetzt keine Belohnung zu wählen: Fahr weiter.',
    ownPoints: 'Diese Punkte gehören dir schon: Wähl jemand anderen.',
    notASeat: 'Auf diesem Sitz spielt niemand: Wähl jemand anderen.',
    nothingToSteal:
      'Da gibt es keine Punktekarte zu holen: Wähl jemand anderen oder zieh vom Stapel.',
    nothingToReclaim: 'Du hast keine Karte zurückzunehmen: Warte auf die anderen.',
    alreadyAnswered: 'Du bist nicht mehr gefragt: Warte auf die anderen.',
    notPlayedHere:
      'Diese Karte hast du in dieser Etappe nicht gespielt: Wähl eine, die du gespielt hast.',
    notYourPoints: 'Diese Punktekarte gehört dir nicht: Wähl eine von deinen.',
  },
  board: boardText,
};
