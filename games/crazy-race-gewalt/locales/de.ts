import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/de.ts';
import { boardText } from './board/de.ts';
import { logWords, quoted } from './log/de.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/de.ts';
import type { GewaltText } from './text.ts';

const { kinds } = boardText;

/** All words of Crazy Race (Gewalt) in German. */
export const text: GewaltText = {
  language: 'de',
  options,
  headings: {
    goal: 'Das Ziel',
    components: 'Material',
    turn: 'Dein Zug',
    trophies: 'Pokale',
    points: 'Punkte',
    piles: 'Die Stapel',
    expert: 'Das Expertenspiel',
    arrows: 'Karten mit Pfeil',
    circles: 'Karten mit Kreis',
    options: 'Optionen eines Tisches',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.scoring.points,
  describeEvent: eventDescriber('de', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Du läufst in diesem Rennen nicht mit: Lehn dich zurück und schau zu.',
    raceOver: 'Das Rennen ist vorbei: Startet ein neues, wenn ihr mögt.',
    alreadyFinished: 'Du bist schon im Ziel: Schau den anderen zu.',
    notYourTurn: 'Du bist nicht dran: Warte, bis du gefragt bist.',
    waitForAnswer: 'Deine Karte kann noch gekontert werden: Warte auf die Antwort.',
    answerFirst: 'Vor dir liegt eine Karte: Kontere sie zuerst oder lass sie gelten.',
    basicGame: 'Im Grundspiel gibt es keine Aktionskarten: Nutze deine Streckenkarten.',
    notInHand: 'Diese Karte hast du nicht auf der Hand: Wähl eine von deinen.',
    sectionUsed: 'Deine Streckenkarte für diesen Zug ist verbraucht: Mach ohne sie weiter.',
    actionUsed: 'Deine Aktionskarte für diesen Zug ist verbraucht: Mach ohne sie weiter.',
    noCards: `Wegen ${quoted(kinds.noCards)} darfst du keine Karten spielen: Wirf ab, wenn du magst, und würfle dann.`,
    notASection: 'Diesen Abschnitt gibt es nicht: Wähl einen auf dem Spielplan.',
    pawnThere: 'Auf diesem Abschnitt steht eine Figur: Wähl einen freien.',
    cardThere: 'Auf diesem Abschnitt liegt schon eine Karte: Wähl einen ohne.',
    forOneself: 'Diese Karte kannst du vor niemanden legen: Wähl eine mit Pfeil.',
    notARelocation: `Diese Karte versetzt keine Streckenkarten: Das kann nur ${quoted(kinds.relocate)}.`,
    noCardToMove: 'Auf diesem Abschnitt liegt keine Karte: Wähl einen mit Karte.',
    cardUnderPawn: 'Auf dieser Karte steht eine Figur: Versetz eine andere.',
    notASeat: 'Auf diesem Sitz spielt niemand: Wähl jemanden, der mitläuft.',
    ownSeat: 'Vor dich selbst kannst du sie nicht legen: Wähl jemand anderen.',
    targetFinished: 'Diese Person ist schon im Ziel: Wähl jemanden, der noch läuft.',
    targetHasCard: 'Vor dieser Person liegt schon eine Karte: Wähl jemanden ohne.',
    notACounter: 'Diese Karte ist kein Konter: Nimm einen Konter oder lass die andere gelten.',
    notAsked: 'Gerade gibt es nichts zu kontern: Warte, bis du gefragt wirst.',
    counteredTwice:
      'Du hast gegen diese Person schon zweimal gekontert: Diese Karte musst du hinnehmen.',
  },
  board: boardText,
};
