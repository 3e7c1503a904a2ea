import { type Car, carNumber } from '../../rules/components.ts';
import { boardText } from '../board/it.ts';
import type { LogWords } from './en.ts';

const adjectives = {
  yellow: 'gialla',
  blue: 'blu',
  green: 'verde',
  black: 'nera',
  red: 'rossa',
  orange: 'arancione',
};

const ordinal = boardText.results.place;

/** Returns a car without its article, which is always elided: `l’${auto(car)}`. */
function auto(car: Car): string {
  return `auto ${adjectives[car]} (${carNumber(car)})`;
}

function caselle(count: number): string {
  return count === 1 ? '1 casella' : `${count} caselle`;
}

export const logWords: LogWords = {
  raceBegan: (race, track, dealer) => `Corsa ${race}, a ${track}: ${dealer} dà le carte.`,
  offered: (car, isSecondOffer, bidders) =>
    `L’${auto(car)} ${isSecondOffer ? 'torna' : 'va'} all’asta: ${bidders}.`,
  onlyBidder: (name) => `può fare offerte solo ${name}`,
  bidders: (names) => `possono fare offerte, in quest’ordine, ${names}`,
  bid: (name, amount, car) => `${name} offre ${amount} per l’${auto(car)}.`,
  passed: (name) => `${name} passa.`,
  tooPoor: (name) => `${name} non ha abbastanza soldi per la prossima offerta ed esce dall’asta.`,
  buys: {
    bid: (name) => `${name} compra`,
    nobodyBid: (name) => `Nessuno fa offerte: ${name} deve comprare`,
    onlyOne: (name) => `${name}, senza rivali e ancora senza auto, compra`,
  },
  sold: (buys, car, { price, ten, start }) =>
    `${buys} l’${auto(car)} per ${price}${ten}. Partirà in ${start}.`,
  withTen: ', con il suo 10',
  polePosition: 'pole position',
  startPosition: (position) => `${position}ª posizione`,
  returned: (car) => `Nessuno vuole l’${auto(car)}: tornerà all’asta alla fine.`,
  unowned: (car, start) =>
    `Di nuovo nessuno vuole l’${auto(car)}: correrà senza proprietario, partendo in ${start}.`,
  raceStarted: (race, order) => `Parte la corsa ${race}! Si gioca in quest’ordine: ${order}.`,
  played: (name, number) => `${name} gioca la carta n. ${number}.`,
  forWhite: 'Per il bianco, ',
  inPlaceOf: (shown) => `Al posto dell’${auto(shown)}, `,
  moves: (name, instead) => `${instead}${name}`,
  cannotMove: (name, instead) => `${instead}${name} non può muovere`,
  moved: (moves, car, gone) => `${moves} muove l’${auto(car)} di ${caselle(gone)}.`,
  movedLess: (moves, car, { gone, spaces }) =>
    `${moves} muove l’${auto(car)} solo di ${caselle(gone)} su ${spaces}: poi è bloccata.`,
  overTheLine: (moves, car) => `${moves} porta l’${auto(car)} oltre il traguardo.`,
  stayed: {
    blocked: (cannotMove, car) => `${cannotMove} l’${auto(car)}: è bloccata.`,
    home: (cannotMove, car) => `${cannotMove} l’${auto(car)}: è già al traguardo.`,
  },
  cameHome: (car, place, owner) =>
    `Al traguardo, ${ordinal(place)} posto: l’${auto(car)} di ${owner}!`,
  unownedHome: (car, place) =>
    `Al traguardo, ${ordinal(place)} posto: l’${auto(car)}, che non è di nessuno.`,
  exchangeBegan: (name, one, other) =>
    `Fino alla fine del prossimo turno di ${name}, su tutte le carte si scambiano l’${auto(one)} e l’${auto(other)}.`,
  exchangeEnded: (name, one, other) =>
    `Finisce lo scambio di ${name} tra l’${auto(one)} e l’${auto(other)}.`,
  idle: {
    noCards: (name) => `${name} non ha più carte e salta il turno.`,
    unable: (name) => `${name} non ha carte che si possano giocare e salta il turno.`,
    held: (name) => `${name} si tiene le carte e non ne gioca nessuna.`,
  },
  raceEnded: (race, reason) => `La corsa ${race} è finita: ${reason}.`,
  endings: {
    allHome: 'tutte le auto sono al traguardo',
    cardsOut: 'tutte le carte sono state giocate',
    nobodyPlayed: 'per un giro intero nessuno ha giocato una carta',
  },
  prize: (owner, amount, place, car) =>
    `${owner} incassa ${amount} per il ${ordinal(place)} posto con l’${auto(car)}.`,
  unownedPrize: (car, place, amount) =>
    `L’${auto(car)} non è di nessuno: il premio per il ${ordinal(place)} posto, ${amount}, resta alla banca.`,
  settled: (race, sums) => `I soldi dopo la corsa ${race}: ${sums}.`,
  matchWon: (winner) => `La partita è finita: ${winner} ha più soldi di tutti e vince!`,
  matchShared: (winners) =>
    `La partita è finita: ${winners} hanno più soldi di tutti e vincono insieme!`,
};
