import { listIn } from '../../../kit/locales/list.ts';
import type { Leg } from '../../rules/components.ts';
import type { BoardText } from './en.ts';

const legs: Readonly<Record<Leg, string>> = {
  leftFront: 'linkes Vorderbein',
  leftMiddle: 'linkes Mittelbein',
  leftRear: 'linkes Hinterbein',
  rightFront: 'rechtes Vorderbein',
  rightMiddle: 'rechtes Mittelbein',
  rightRear: 'rechtes Hinterbein',
};

const list = listIn('de');

function cards(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

export const boardText: BoardText = {
  legs,
  body: 'Körper',
  newcomer: (number) => `eine neue Person auf Sitz ${number}`,
  you: (name) => `${name} (du)`,
  sentences: {
    choose: (receiver, passed) =>
      passed === 1
        ? `Behalte eine Karte. Die andere bekommt ${receiver}. Gut sind Beine mit Platz nach vorn.`
        : `Behalte eine Karte. Die anderen ${passed} bekommt ${receiver}. Gut sind Beine mit Platz nach vorn.`,
    chosen: (waitedFor) =>
      waitedFor.length === 1
        ? `Gewählt! Bis ${list(waitedFor)} so weit ist, kannst du noch wechseln.`
        : `Gewählt! Bis ${list(waitedFor)} so weit sind, kannst du noch wechseln.`,
    pickCard: 'Nimm eine Karte und probier sie aus: Wo die Hinterbeine hingehen, folgt der Körper.',
    lastCard: 'Deine letzte Karte: Tipp an, was leuchtet, Beine oder Körper.',
    moveLegs: 'Tipp an, was leuchtet: Beine oder Körper, in beliebiger Reihenfolge.',
    moveOrPlay: 'Tipp an, was leuchtet. Du kannst die Karte jederzeit spielen.',
    bodyOrPlay: 'Erst muss der Körper vor. Oder spiel die Karte so, wie sie ist.',
    confirm: 'Das ist die ganze Karte. Spiel sie, oder nimm sie zurück.',
    confirmRest: (legs) =>
      legs.length === 1
        ? `Dein ${legs[0]} kann nicht vor. Spiel die Karte, oder nimm sie zurück.`
        : `Die anderen ${legs.length} Beine können nicht vor. Spiel die Karte, oder nimm sie zurück.`,
    nothingMoves: 'Kein Bein deiner letzten Karte kann sich bewegen. Spiel sie, um sie abzulegen.',
    tryAnother: 'Damit geht gerade nichts. Probier erst eine andere, oder spiel sie zum Ablegen.',
    continueCard: 'Mach mit deiner Karte weiter: Tipp an, was leuchtet.',
    endTurn: 'Alle deine Karten sind gespielt. Tipp auf „Fertig“.',
    ending: 'Du bist in ein paar Sekunden fertig, wenn du die Karte nicht zurücknimmst.',
    waitForMoves: (waitedFor) => `Du bist fertig. Wir warten auf ${list(waitedFor)}.`,
    home: 'Du bist im Ziel! Die anderen laufen noch.',
    waitFor: (waitedFor) => `Wir warten auf ${list(waitedFor)}.`,
    watchChoosing: (waitedFor) =>
      waitedFor.length === 1
        ? `${list(waitedFor)} wählt eine Karte.`
        : `${list(waitedFor)} wählen eine Karte.`,
    watchMoving: (waitedFor) =>
      waitedFor.length === 1 ? `${list(waitedFor)} ist am Zug.` : `${list(waitedFor)} sind am Zug.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} holt sich den Apfel!`
        : `${list(winners)} teilen sich den Apfel!`,
  },
  hints: {
    choose:
      'Jedes Bein auf einer Karte geht ein Feld vor, wenn es Platz hat. Der Körper folgt, solange kein Bein zurückbleibt. Den Apfel holt, wer zuerst mit dem ganzen Körper über die karierte Linie ist.',
    move: 'Beim Ausprobieren zählt noch nichts. Ein blockiertes Bein kann frei werden, wenn das Bein davor oder der Körper vorgerückt ist.',
  },
  reasons: {
    heading: 'Warum diese Reihenfolge?',
    help: 'Erst zählt, wer in einer früheren Runde über der Linie war, dann, wessen Körper weiter ist. Dann entscheiden die Beine: Jedes Paar zählt so viel wie seine beiden Felder zusammen, erst die Hinterbeine, dann die Mittelbeine, dann die Vorderbeine. Hervorgehoben ist, was einen Käfer vor den nächsten bringt.',
    body: 'Körper',
    legs: 'Beine',
    rear: 'hinten',
    middle: 'Mitte',
    front: 'vorn',
    home: (turn) => `im Ziel in Runde ${turn}`,
  },
  actions: {
    play: 'Karte spielen',
    takeBack: 'Zurücknehmen',
    undoStep: 'Schritt zurück',
    moveAll: 'Alles bewegen',
    finishCard: 'Karte ablegen',
    endTurn: 'Fertig',
  },
  status: {
    choosing: 'wählt',
    hasChosen: 'hat gewählt',
    moving: 'am Zug',
    isDone: 'fertig',
    home: (place) => `im Ziel, ${place}. Platz`,
    away: 'nicht da',
    free: 'frei',
  },
  allTracks: 'Das Rennen',
  ownTrack: 'Dein Käfer',
  hand: 'Deine Karten',
  keptCards: 'Für diese Runde behalten',
  passedOn: (receiver) => `An ${receiver} weitergegeben`,
  played: 'gespielt',
  card: (legs) => `Karte: ${legs.join(', ')}`,
  kept: 'behältst du',
  cardsInHand: cards,
  discards: (count) => `Ablage: ${count}`,
  lastDiscard: (legs) => `Obenauf: ${legs.join(', ')}`,
  pile: (count) => `Stapel: ${count}`,
  turn: (number) => `Runde ${number}`,
  passing: { left: 'Nach links weiter', right: 'Nach rechts weiter', swap: 'Es wird getauscht' },
  place: (place) => `${place}.`,
  side: 'Seite des Spielplans',
  sides: { forest: 'Wald', station: 'Station' },
  pieceAt: (piece, section) => `${piece}, Feld ${section}`,
  marks: { lit: 'kann vor', waits: 'kann jetzt nicht', moved: 'ist vor' },
  toGo: (sections) => (sections === 1 ? 'noch 1 Feld' : `noch ${sections} Felder`),
  stillToGo: 'Noch zu gehen',
  bugTable: 'Wo jeder Käfer steht, nach Feldern',
  player: 'Spieler',
  section: (number) => `${number}`,
  sections: (rear, front) => `${rear}–${front}`,
};
