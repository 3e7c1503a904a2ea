import { withD } from '../../../kit/locales/elision.ts';
import { boardText } from '../board/it.ts';
import type { LogWords } from './en.ts';

const ordinal = boardText.status.place;

/** Adjectives as they follow “tappa”. */
const stages = { lilac: 'lilla', blue: 'blu', red: 'rossa' };

const decks = { section: 'tratto', action: 'azione' };

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
  return `«${card}»`;
}

function squares(count: number): string {
  if (count === 0) return 'nessuna casella';
  return count === 1 ? '1 casella' : `${count} caselle`;
}

function sectionCard(count: number): string {
  return count === 0 ? 'carta tratto senza caselle' : `carta tratto da ${squares(count)}`;
}

function points(count: number): string {
  return count === 1 ? '1 punto' : `${count} punti`;
}

export const logWords: LogWords = {
  quoted,
  lane: (lane) => `corsia ${lane}`,
  ownLane: (lane) => `corsia ${lane} (la sua)`,
  square: (square) => `casella ${square}`,
  effects: {
    extraTurn: (name) => `${name} gioca due turni di fila`,
    skipTurn: (name) => `${name} salta questo turno`,
    noRoll: (name) => `${name} può usare carte, ma non si muove`,
    doubleRoll: (name) => `per ${name} i dadi valgono doppio`,
    noCards: (name) => `${name} non può giocare carte, solo scartarle`,
    move4: (name) => `${name} avanza di 4 caselle senza tirare i dadi`,
    move10: (name) => `${name} avanza di 10 caselle senza tirare i dadi`,
    minus4: (name) => `${name} avanza di 4 caselle in meno del tiro`,
    plus4: (name) => `${name} avanza di 4 caselle in più del tiro`,
  },
  diceChanges: { doubleRoll: ', raddoppiati', minus4: ', meno 4', plus4: ', più 4' },
  raceBegan: (isExpert, order) =>
    `Si parte, ${isExpert ? 'con le' : 'senza'} carte azione! Si gioca in quest’ordine: ${order}.`,
  turnBegan: (name) => `È il turno di ${name}.`,
  secondTurn: (name) => `${name} gioca un secondo turno.`,
  laidSection: (name, card, place) => `${name} mette una ${sectionCard(card)} sulla ${place}.`,
  discardedSection: (name, card) => `${name} scarta una ${sectionCard(card)}.`,
  discardedAction: (name, card) => `${name} scarta ${card}.`,
  relocated: (name, action, { card, from, to }) =>
    `${name} gioca ${action}: la ${sectionCard(card)} passa dalla ${from} alla ${to}.`,
  actionLaid: (name, card, target) => `${name} gioca ${card} ${withD('a', target)}.`,
  asked: (name, card, from) =>
    `${name} deve decidere se giocare una contromossa contro ${card} di ${from}.`,
  countered: (name, card, { from, times, max }) =>
    `${name} annulla ${card} di ${from} con una contromossa (${times} su ${max}): si scartano tutte e due le carte.`,
  allowed: (name, card, from) => `${name} lascia correre ${card} di ${from}.`,
  actionTookEffect: (card, from, effect) => `${card} di ${from} ha effetto: ${effect}.`,
  actionSpent: (card, name) =>
    `${card}, davanti ${withD('a', name)}, ha avuto effetto e viene scartata.`,
  rolled: (name, dice, steps) => `${name} tira ${dice}: ${squares(steps)}.`,
  stayed: (name) => `${name} non tira i dadi e non si muove.`,
  overTheLine: (name) => `${name} taglia il traguardo di corsa!`,
  unmoved: (name) => `${name} resta dov’è.`,
  moved: (name, steps, place) => `${name} avanza di ${squares(steps)}, fino a ${place}.`,
  crossed: (name, stage, place) =>
    `${name} completa la tappa ${stages[stage]} e prende il trofeo del ${ordinal(place)} posto.`,
  finished: (name, too) => `${name} ha finito la corsa: si scartano le carte in mano${too}.`,
  too: (card) => `, e anche ${card}`,
  trophy: (stage, place) => `${ordinal(place)} posto nella tappa ${stages[stage]}`,
  tookRest: (name, trophies, count) =>
    `In corsa c’è solo ${name}, che prende ${count === 1 ? 'l’ultimo trofeo' : 'i trofei rimasti'}: ${trophies}.`,
  drew: (name, deck, owed) => `${name} pesca una carta ${decks[deck]}${owed}.`,
  owed: ' per una contromossa',
  reshuffled: (deck, count) =>
    `Il mazzo delle carte ${decks[deck]} è finito: si mischiano gli scarti per farne uno nuovo (${count === 1 ? '1 carta' : `${count} carte`}).`,
  nothingToDraw: (name, deck) => `Le carte ${decks[deck]} sono finite: ${name} non ne pesca.`,
  betsShown: (bets) => `Si scoprono le scommesse sulle tappe lilla, blu e rossa: ${bets}.`,
  scored: (name, sum, trophies) =>
    `${name} ${sum === 0 ? 'non fa punti' : `fa ${points(sum)}`}: ${trophies}.`,
  betweenTrophies: '; ',
  wrongBet: (stage, trophy, bet) =>
    `tappa ${stages[stage]} ${ordinal(trophy)} anziché ${ordinal(bet)}`,
  rightBet: (stage, trophy, sum) =>
    `tappa ${stages[stage]} ${ordinal(trophy)} come da scommessa, ${points(sum)}`,
  sameBet: (names) => ` (stessa scommessa: ${names})`,
  raceWon: (winner) => `La corsa è finita: ${winner} ha più punti di tutti e vince!`,
  raceShared: (winners) =>
    `La corsa è finita: ${winners} hanno più punti di tutti e vincono insieme!`,
};
