import type { LogWords } from './en.ts';

const legsWithArticle = {
  leftFront: 'das linke Vorderbein',
  leftMiddle: 'das linke Mittelbein',
  leftRear: 'das linke Hinterbein',
  rightFront: 'das rechte Vorderbein',
  rightMiddle: 'das rechte Mittelbein',
  rightRear: 'das rechte Hinterbein',
};

function cards(count: number): string {
  return count === 1 ? 'eine Karte' : `${count} Karten`;
}

export const logWords: LogWords = {
  theLeg: (leg) => legsWithArticle[leg],
  theBody: (sections) => (sections === 1 ? 'den Körper' : `den Körper (${sections} Felder)`),
  chose: (name) => `${name} hat eine Karte gewählt.`,
  swapped: (count) => `Beide tauschen ${cards(count)}.`,
  passed: {
    left: (count) => `Alle geben ${cards(count)} nach links weiter.`,
    right: (count) => `Alle geben ${cards(count)} nach rechts weiter.`,
  },
  played: (name, legs) => `${name} spielt eine Karte für ${legs}.`,
  playedInVain: (name) => `${name} spielt eine Karte: Kein Bein darauf kann sich bewegen.`,
  playedAndMoved: (name, pieces) => `${name} spielt eine Karte und bewegt ${pieces}.`,
  unmoved: (legs) => `Nicht bewegt: ${legs}.`,
  moved: (name, pieces) => `${name} bewegt ${pieces}.`,
  cardFinished: (name, legs) => `${name} legt die Karte ab, ohne ${legs} zu bewegen.`,
  movedAndDone: (name, pieces) => `${name} bewegt ${pieces} und ist fertig.`,
  done: (name) => `${name} ist fertig.`,
  crossed: (name, place) => `${name} ist über der Ziellinie: ${place}. Platz.`,
  reshuffled: 'Der Stapel ist leer: Die Ablage wird zu einem neuen gemischt.',
  turnBegan: (turn) => `Runde ${turn} beginnt.`,
  raceWon: (winner) => `Das Rennen ist vorbei: ${winner} gewinnt den Apfel!`,
  raceShared: (winners) => `Das Rennen ist vorbei: ${winners} teilen sich den Apfel!`,
};
