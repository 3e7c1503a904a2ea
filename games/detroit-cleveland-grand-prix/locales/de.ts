import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/de.ts';
import { bidStep } from '../rules/components.ts';
import { boardText } from './board/de.ts';
import { logWords } from './log/de.ts';
import { eventDescriber } from './log.ts';
import { moneyIn } from './money.ts';
import { options } from './options/de.ts';
import type { GrandPrixText } from './text.ts';

const money = moneyIn('de');

/** All words of Detroit–Cleveland Grand Prix in German. */
export const text: GrandPrixText = {
  language: 'de',
  options,
  headings: {
    goal: 'Das Ziel',
    components: 'Material',
    beforeRace: 'Vor dem Rennen',
    auction: 'Die Versteigerung',
    carForEverybody: 'Für jeden ein Wagen',
    race: 'Das Rennen',
    driving: 'So wird gefahren',
    white: 'Weiß',
    exchange: 'Tauschkarten',
    stuck: 'Wenn nichts geht',
    finish: 'Ziel und Preisgeld',
    options: 'Optionen eines Tisches',
  },
  toRules,
  watching,
  seat,
  bots,
  score: money,
  describeEvent: eventDescriber('de', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Du spielst in dieser Partie nicht mit: Lehn dich zurück und schau zu.',
    wrongPhase: 'Jetzt nicht: Das gehört zu einem anderen Teil der Partie.',
    notYourTurn: 'Du bist nicht dran: Warte, bis du gefragt bist.',
    atLimit: 'Mehr Wagen darfst du nicht haben: Warte auf das Rennen.',
    shutOut: 'Die übrigen Wagen sind für die, die noch keinen haben: Warte auf das Rennen.',
    alreadyPassed: 'Bei diesem Wagen hast du gepasst: Warte auf den nächsten.',
    notAMultiple: `Das ist kein gültiges Gebot: Biete in Schritten von ${money(bidStep)}.`,
    tooLow: 'Das liegt nicht über dem letzten Gebot: Biete mehr oder passe.',
    tooHigh: 'So viel Geld hast du nicht: Biete weniger oder passe.',
    notInHand: 'Diese Karte hast du nicht auf der Hand: Spiel eine von deinen.',
    badMoves: 'Diese Züge sind nicht lesbar: Probier sie noch einmal auf dem Spielplan aus.',
    notPlayable:
      'Diese Karte ist nicht spielbar, denn auf keinem Weg bleibt ein Wagen für Weiß: Spiel eine andere.',
    wrongCar:
      'Diese Zeile der Karte gilt für einen anderen Wagen: Fahr mit dem, und achte auf die Tauschkarten.',
    carHome: 'Dieser Wagen ist im Ziel und bleibt dort: Weiter mit der nächsten Zeile.',
    lapsed: 'Alle Wagen sind im Ziel: Ignorier den Rest der Karte.',
    sideways: 'Zur Seite fährt kein Wagen: Fahr geradeaus oder schräg nach vorn.',
    notForward: 'Das ist nicht das nächste Feld: Fahr Feld für Feld vorwärts.',
    pathBlocked: 'Da steht ein anderer Wagen: Fahr um ihn herum.',
    tooLong: 'Das ist zu weit: Halt bei der Zahl auf der Karte oder an der Ziellinie.',
    tooShort: 'Das ist nicht weit genug: Such einen Weg, auf dem der Wagen weiter kommt.',
    whiteHome: 'Dieser Wagen ist schon im Ziel: Wähl für Weiß einen, der noch fährt.',
    whiteOnCard: 'Diesen Wagen bewegt eine andere Zeile der Karte: Wähl für Weiß einen anderen.',
    whiteTooFar: 'Dieser Wagen kann nicht die volle Zahl fahren: Wähl für Weiß einen anderen.',
    mustUseWhite: 'Weiß lässt sich nutzen: Wähl einen Wagen und seinen Weg.',
    noWhiteCar: 'So bleibt kein Wagen für Weiß: Geh zurück und wähl andere Wege.',
    mayNotHold: 'An diesem Tisch darf niemand Karten zurückhalten: Spiel eine.',
    noCar: 'Zurückhalten darf nur, wer Wagen hat und alle im Ziel: Spiel eine Karte.',
    carsRacing: 'Ein Wagen von dir fährt noch: Spiel eine Karte.',
  },
  board: boardText,
};
