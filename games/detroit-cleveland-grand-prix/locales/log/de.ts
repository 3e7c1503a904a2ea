import { type Car, carNumber } from '../../rules/components.ts';
import type { LogWords } from './en.ts';

/** Adjectives as they follow “der”. With one more “n” they follow “den” and “dem”. */
const adjectives = {
  yellow: 'gelbe',
  blue: 'blaue',
  green: 'grüne',
  black: 'schwarze',
  red: 'rote',
  orange: 'orange',
};

/** Returns a car as it follows “der”. */
function wagen(car: Car): string {
  return `${adjectives[car]} Wagen (${carNumber(car)})`;
}

/** Returns a car as it follows “den” and “dem”. */
function wagenAfterN(car: Car): string {
  return `${adjectives[car]}n Wagen (${carNumber(car)})`;
}

/** Returns a player and a verb, in their order after the beginning of a sentence, if there is any. */
function subject(name: string, verb: string, beginning: string): string {
  return beginning ? `${beginning} ${verb} ${name}` : `${name} ${verb}`;
}

export const logWords: LogWords = {
  raceBegan: (race, track, dealer) => `Rennen ${race}, in ${track}: ${dealer} gibt die Karten.`,
  offered: (car, isSecondOffer, bidders) =>
    `Der ${wagen(car)} kommt ${isSecondOffer ? 'noch einmal ' : ''}unter den Hammer. ${bidders}.`,
  onlyBidder: (name) => `Nur ${name} darf bieten`,
  bidders: (names) => `Der Reihe nach dürfen ${names} bieten`,
  bid: (name, amount, car) => `${name} bietet ${amount} für den ${wagenAfterN(car)}.`,
  passed: (name) => `${name} passt.`,
  tooPoor: (name) => `${name} hat nicht genug Geld für das nächste Gebot und ist raus.`,
  buys: {
    bid: (name) => `${name} kauft`,
    nobodyBid: (name) => `Niemand bietet, also muss ${name} zugreifen und kauft`,
    onlyOne: (name) => `Nur ${name} darf noch bieten, hat noch keinen Wagen und kauft`,
  },
  sold: (buys, car, { price, ten, start }) =>
    `${buys} den ${wagenAfterN(car)}${ten} für ${price}. Er startet ${start}.`,
  withTen: ' samt seinem Zehner',
  polePosition: 'von der Pole-Position',
  startPosition: (position) => `von Startplatz ${position}`,
  returned: (car) =>
    `Niemand bietet auf den ${wagenAfterN(car)}: Er wird am Ende noch einmal angeboten.`,
  unowned: (car, start) =>
    `Wieder will niemand den ${wagenAfterN(car)}: Er startet herrenlos ${start}.`,
  raceStarted: (race, order) => `Rennen ${race} ist gestartet! Die Reihenfolge: ${order}.`,
  played: (name, number) => `${name} spielt Karte Nr. ${number}.`,
  forWhite: 'Für Weiß',
  inPlaceOf: (shown) => `Statt mit dem ${wagenAfterN(shown)}`,
  moves: (name, instead) => subject(name, 'fährt', instead),
  cannotMove: (name, instead) => subject(name, 'kann', instead),
  moved: (moves, car, gone) =>
    `${moves} mit dem ${wagenAfterN(car)} ${gone === 1 ? '1 Feld' : `${gone} Felder`}.`,
  movedLess: (moves, car, { gone, spaces }) =>
    `${moves} mit dem ${wagenAfterN(car)} nur ${gone} von ${spaces} Feldern: Dann ist er blockiert.`,
  overTheLine: (moves, car) => `${moves} mit dem ${wagenAfterN(car)} über die Ziellinie.`,
  stayed: {
    blocked: (cannotMove, car) =>
      `${cannotMove} mit dem ${wagenAfterN(car)} nicht fahren: Er ist blockiert.`,
    home: (cannotMove, car) =>
      `${cannotMove} mit dem ${wagenAfterN(car)} nicht fahren: Er ist schon im Ziel.`,
  },
  cameHome: (car, place, owner) =>
    `Der ${wagen(car)} von ${owner} kommt auf Platz ${place} ins Ziel!`,
  unownedHome: (car, place) =>
    `Der ${wagen(car)}, der niemandem gehört, kommt auf Platz ${place} ins Ziel.`,
  exchangeBegan: (name, one, other) =>
    `Bis zum Ende des nächsten Zuges von ${name} sind der ${wagen(one)} und der ${wagen(other)} auf allen Karten vertauscht.`,
  exchangeEnded: (name, one, other) =>
    `Der Tausch von ${name} zwischen dem ${wagenAfterN(one)} und dem ${wagenAfterN(other)} ist vorbei.`,
  idle: {
    noCards: (name) => `${name} hat keine Karten mehr und wird übersprungen.`,
    unable: (name) => `${name} hat keine spielbare Karte und setzt aus.`,
    held: (name) => `${name} hält die Karten zurück und spielt keine.`,
  },
  raceEnded: (race, reason) => `Rennen ${race} ist vorbei: ${reason}.`,
  endings: {
    allHome: 'Alle Wagen sind im Ziel',
    cardsOut: 'Alle Karten sind gespielt',
    nobodyPlayed: 'Eine ganze Runde lang hat niemand eine Karte gespielt',
  },
  prize: (owner, amount, place, car) =>
    `${owner} bekommt ${amount} für Platz ${place} mit dem ${wagenAfterN(car)}.`,
  unownedPrize: (car, place, amount) =>
    `Der ${wagen(car)} gehört niemandem: Das Preisgeld für Platz ${place}, ${amount}, bleibt in der Bank.`,
  settled: (race, sums) => `Das Geld nach Rennen ${race}: ${sums}.`,
  matchWon: (winner) => `Die Partie ist vorbei: ${winner} hat das meiste Geld und gewinnt!`,
  matchShared: (winners) =>
    `Die Partie ist vorbei: ${winners} haben das meiste Geld und teilen sich den Sieg!`,
};
