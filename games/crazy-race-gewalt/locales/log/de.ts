import { boardText } from '../board/de.ts';
import type { LogWords } from './en.ts';

const { stages } = boardText;

/** Adjectives as they follow “die”. */
const stageAdjectives = { lilac: 'lila', blue: 'blaue', red: 'rote' };

const cards = { section: 'Streckenkarte', action: 'Aktionskarte' };

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
  return `„${card}“`;
}

function squares(count: number): string {
  if (count === 0) return 'kein Feld';
  return count === 1 ? '1 Feld' : `${count} Felder`;
}

function sectionCard(count: number): string {
  if (count === 0) return 'Streckenkarte ohne Felder';
  return `Streckenkarte mit ${count === 1 ? '1 Feld' : `${count} Feldern`}`;
}

function points(count: number): string {
  if (count === 0) return 'keine Punkte';
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

export const logWords: LogWords = {
  quoted,
  lane: (lane) => `Bahn ${lane}`,
  ownLane: (lane) => `Bahn ${lane} (eigene)`,
  square: (square) => `Feld ${square}`,
  effects: {
    extraTurn: (name) => `${name} ist zweimal hintereinander dran`,
    skipTurn: (name) => `${name} setzt diesen Zug aus`,
    noRoll: (name) => `${name} darf Karten nutzen, kommt aber nicht vom Fleck`,
    doubleRoll: (name) => `Die Würfel zählen für ${name} doppelt`,
    noCards: (name) => `${name} darf keine Karten spielen, nur abwerfen`,
    move4: (name) => `${name} geht 4 Felder, ohne zu würfeln`,
    move10: (name) => `${name} geht 10 Felder, ohne zu würfeln`,
    minus4: (name) => `${name} geht 4 Felder weniger als gewürfelt`,
    plus4: (name) => `${name} geht 4 Felder mehr als gewürfelt`,
  },
  diceChanges: { doubleRoll: ', verdoppelt', minus4: ', minus 4', plus4: ', plus 4' },
  raceBegan: (isExpert, order) =>
    `Los geht’s, ${isExpert ? 'mit' : 'ohne'} Aktionskarten! Die Reihenfolge: ${order}.`,
  turnBegan: (name) => `${name} ist am Zug.`,
  secondTurn: (name) => `${name} ist noch einmal am Zug.`,
  laidSection: (name, card, place) => `${name} legt eine ${sectionCard(card)} auf ${place}.`,
  discardedSection: (name, card) => `${name} wirft eine ${sectionCard(card)} ab.`,
  discardedAction: (name, card) => `${name} wirft ${card} ab.`,
  relocated: (name, action, { card, from, to }) =>
    `${name} spielt ${action}: Die ${sectionCard(card)} wandert von ${from} auf ${to}.`,
  actionLaid: (name, card, target) => `${name} legt ${card} vor ${target}.`,
  asked: (name, card, from) => `${name} darf ${card} von ${from} kontern.`,
  countered: (name, card, { from, times, max }) =>
    `${name} kontert ${card} von ${from} (${times}. von ${max} Kontern): Beide Karten werden abgeworfen.`,
  allowed: (name, card, from) => `${name} lässt ${card} von ${from} gelten.`,
  actionTookEffect: (card, from, effect) => `${card} von ${from} wirkt: ${effect}.`,
  actionSpent: (card, name) => `${card} vor ${name} hat gewirkt und wird abgeworfen.`,
  rolled: (name, dice, steps) => `${name} würfelt ${dice}: ${squares(steps)}.`,
  stayed: (name) => `${name} würfelt nicht und rührt sich nicht vom Fleck.`,
  overTheLine: (name) => `${name} rennt über die Ziellinie!`,
  unmoved: (name) => `${name} bleibt stehen.`,
  moved: (name, steps, place) => `${name} geht ${squares(steps)} bis ${place}.`,
  crossed: (name, stage, place) =>
    `${name} hat die ${stageAdjectives[stage]} Etappe hinter sich und nimmt den Pokal für Platz ${place}.`,
  finished: (name, too) => `${name} ist im Ziel: Die Handkarten werden abgeworfen${too}.`,
  too: (card) => `, ${card} auch`,
  trophy: (stage, place) => `Platz ${place} in ${stages[stage]}`,
  tookRest: (name, trophies, count) =>
    `Nur ${name} ist noch unterwegs und nimmt ${count === 1 ? 'den letzten Pokal' : 'die übrigen Pokale'}: ${trophies}.`,
  drew: (name, deck, owed) => `${name} zieht ${owed}eine ${cards[deck]} nach.`,
  owed: 'für einen Konter ',
  reshuffled: (deck, count) =>
    `Der Stapel der ${cards[deck]}n ist leer: Die Ablage wird zu einem neuen gemischt (${count === 1 ? '1 Karte' : `${count} Karten`}).`,
  nothingToDraw: (name, deck) => `Es gibt keine ${cards[deck]}n mehr: ${name} zieht keine nach.`,
  betsShown: (bets) => `Die Wetten auf Lila, Blau und Rot werden aufgedeckt: ${bets}.`,
  scored: (name, sum, trophies) => `${name} bekommt ${points(sum)}: ${trophies}.`,
  betweenTrophies: '; ',
  wrongBet: (stage, trophy, bet) => `${stages[stage]} Platz ${trophy} statt ${bet}`,
  rightBet: (stage, trophy, sum) => `${stages[stage]} Platz ${trophy} wie gewettet, ${points(sum)}`,
  sameBet: (names) => ` (gleiche Wette: ${names})`,
  raceWon: (winner) => `Das Rennen ist vorbei: ${winner} hat die meisten Punkte und gewinnt!`,
  raceShared: (winners) =>
    `Das Rennen ist vorbei: ${winners} haben die meisten Punkte und teilen sich den Sieg!`,
};
