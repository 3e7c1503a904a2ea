import { type Car, carNumber } from '../../rules/components.ts';
import { boardText } from '../board/fr.ts';
import type { LogWords } from './en.ts';

const adjectives = {
  yellow: 'jaune',
  blue: 'bleue',
  green: 'verte',
  black: 'noire',
  red: 'rouge',
  orange: 'orange',
};

const ordinal = boardText.results.place;

function voiture(car: Car): string {
  return `voiture ${adjectives[car]} (${carNumber(car)})`;
}

function cases(count: number): string {
  return count === 1 ? '1 case' : `${count} cases`;
}

export const logWords: LogWords = {
  raceBegan: (race, track, dealer) =>
    `Course ${race}, à ${track} : ${dealer} distribue les cartes.`,
  offered: (car, isSecondOffer, bidders) =>
    `La ${voiture(car)} est ${isSecondOffer ? 'remise' : 'mise'} aux enchères : ${bidders}.`,
  onlyBidder: (name) => `${name} peut enchérir, et personne d’autre`,
  bidders: (names) => `peuvent enchérir, dans l’ordre, ${names}`,
  bid: (name, amount, car) => `${name} offre ${amount} pour la ${voiture(car)}.`,
  passed: (name) => `${name} passe.`,
  tooPoor: (name) => `${name} n’a pas de quoi faire l’offre suivante et abandonne cette voiture.`,
  buys: {
    bid: (name) => `${name} achète`,
    nobodyBid: (name) => `Personne n’enchérit : ${name} doit acheter`,
    onlyOne: (name) => `Sans concurrence et encore sans voiture, ${name} achète`,
  },
  sold: (buys, car, { price, ten, start }) =>
    `${buys} la ${voiture(car)} pour ${price}${ten}. Elle partira ${start}.`,
  withTen: ', avec son 10',
  polePosition: 'en pole position',
  startPosition: (position) => `à la ${position}e place de la grille`,
  returned: (car) =>
    `Personne ne veut de la ${voiture(car)} : elle reviendra à la fin des enchères.`,
  unowned: (car, start) =>
    `Toujours personne pour la ${voiture(car)} : elle courra sans propriétaire et partira ${start}.`,
  raceStarted: (race, order) => `La course ${race} est lancée ! L’ordre de jeu : ${order}.`,
  played: (name, number) => `${name} joue la carte n° ${number}.`,
  forWhite: 'Pour le blanc, ',
  inPlaceOf: (shown) => `À la place de la ${voiture(shown)}, `,
  moves: (name, instead) => `${instead}${name} fait`,
  cannotMove: (name, instead) => `${instead}${name} ne peut pas faire`,
  moved: (moves, car, gone) => `${moves} avancer la ${voiture(car)} de ${cases(gone)}.`,
  movedLess: (moves, car, { gone, spaces }) =>
    `${moves} avancer la ${voiture(car)} de ${cases(gone)} seulement sur ${spaces} : ensuite, elle est bloquée.`,
  overTheLine: (moves, car) => `${moves} franchir la ligne d’arrivée à la ${voiture(car)}.`,
  stayed: {
    blocked: (cannotMove, car) => `${cannotMove} avancer la ${voiture(car)} : elle est bloquée.`,
    home: (cannotMove, car) => `${cannotMove} avancer la ${voiture(car)} : elle est déjà arrivée.`,
  },
  cameHome: (car, place, owner) =>
    `La ${voiture(car)}, qui est à ${owner}, prend la ${ordinal(place)} place !`,
  unownedHome: (car, place) =>
    `La ${voiture(car)}, qui n’est à personne, prend la ${ordinal(place)} place.`,
  exchangeBegan: (name, one, other) =>
    `Sur toutes les cartes, la ${voiture(one)} et la ${voiture(other)} s’échangent jusqu’à la fin du prochain tour joué par ${name}.`,
  exchangeEnded: (name, one, other) =>
    `L’échange joué par ${name} entre la ${voiture(one)} et la ${voiture(other)} prend fin.`,
  idle: {
    noCards: (name) => `${name} n’a plus de carte et saute son tour.`,
    unable: (name) => `${name} n’a aucune carte jouable et saute son tour.`,
    held: (name) => `${name} garde ses cartes et n’en joue pas.`,
  },
  raceEnded: (race, reason) => `La course ${race} est finie : ${reason}.`,
  endings: {
    allHome: 'toutes les voitures sont arrivées',
    cardsOut: 'toutes les cartes sont jouées',
    nobodyPlayed: 'pendant tout un tour de table, personne n’a joué de carte',
  },
  prize: (owner, amount, place, car) =>
    `${owner} touche ${amount} pour la ${ordinal(place)} place de la ${voiture(car)}.`,
  unownedPrize: (car, place, amount) =>
    `La ${voiture(car)} n’est à personne : la prime de la ${ordinal(place)} place, ${amount}, reste à la banque.`,
  settled: (race, sums) => `Les fortunes après la course ${race} : ${sums}.`,
  matchWon: (winner) => `La partie est finie : ${winner} a le plus d’argent et gagne !`,
  matchShared: (winners) =>
    `La partie est finie : ${winners} ont le plus d’argent et se partagent la victoire !`,
};
