import { listIn } from '../../../kit/locales/list.ts';
import { moneyIn } from '../money.ts';
import type { BoardText, ShownSpace } from './en.ts';

const list = listIn('de');
const money = moneyIn('de');

function placed(place: number): string {
  return `${place}.`;
}

function spaces(count: number): string {
  return count === 1 ? '1 Feld' : `${count} Felder`;
}

function cards(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

function at({ row, lane }: ShownSpace): string {
  return `Reihe ${row}, Spur ${lane}`;
}

export const boardText: BoardText = {
  cars: {
    yellow: 'Gelb 1',
    blue: 'Blau 2',
    green: 'Grün 3',
    black: 'Schwarz 4',
    red: 'Rot 5',
    orange: 'Orange 6',
  },
  white: 'Weiß',
  tracks: { cleveland: 'Cleveland', detroit: 'Detroit' },
  newcomer: (number) => `eine neue Person auf Sitz ${number}`,
  you: (name) => `${name} (du)`,
  sentences: {
    openSale: (car) => `Biete auf ${car} oder passe: Das Preisgeld bekommt, wem der Wagen gehört.`,
    answerBid: (car, bidder, amount) =>
      `${bidder} bietet ${money(amount)} für ${car}: Biete mehr, wenn du ihn willst, oder passe.`,
    watchOpening: (name, car) => `${name} darf als Erstes auf ${car} bieten.`,
    watchBidding: (name, car, amount) =>
      `Für ${car} sind ${money(amount)} geboten: ${name} ist dran.`,
    chooseCard: (own) =>
      own.length > 0
        ? `Du bist dran: Spiel eine Karte, die ${list(own)} voranbringt.`
        : 'Du bist dran: Wähl eine Karte.',
    chooseCardOrHold: 'Deine Wagen sind im Ziel: Spiel eine Karte oder halt sie zurück.',
    chooseEnd: (car, count) => `Wohin fährt ${car}? Er fährt ${spaces(count)}.`,
    chooseShortEnd: (car, distance, count) =>
      `Wohin fährt ${car}? Der Weg ist dicht: nur ${distance} von ${count} Feldern.`,
    chooseStep: (car, left) => `Weiter mit ${car}: noch ${spaces(left)}.`,
    chooseWhite: (count) => `Weiß: Welcher Wagen fährt ${spaces(count)}?`,
    confirm: (number) => `Passt es so? Dann spiel Karte ${number}.`,
    confirmExchange: (one, other) =>
      `Ab jetzt sind dann ${one} und ${other} vertauscht. Willst du das?`,
    confirmNothing: (number) => `Mit Karte ${number} bewegt sich nichts. Trotzdem spielen?`,
    notPlayable: (number) => `Karte ${number} ist gerade nicht spielbar. Wähl eine andere.`,
    watchRace: (name) => `${name} wählt eine Karte.`,
    waitFor: (name) => `Wir warten auf ${name}.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} hat das meiste Geld und gewinnt!`
        : `${list(winners)} haben gleich viel Geld und teilen sich den Sieg!`,
  },
  hints: {
    auction:
      'Biete auf Wagen, die deine Karten weit bringen: Im Rennen bewegt jede Karte mehrere Wagen, auch fremde.',
    race: 'Eine Karte bewegt ihre Wagen von oben nach unten. Solange du ausprobierst, zählt noch nichts.',
  },
  actions: {
    bid: (amount) => `${money(amount)} bieten`,
    bidLess: 'Weniger bieten',
    bidMore: 'Mehr bieten',
    raiseBy: (amount) => `+${money(amount)}`,
    bidAll: 'Alles, was ich habe',
    passBid: 'Passen',
    playCard: 'Karte spielen',
    undo: 'Zurück',
    startOver: 'Von vorn',
    putBack: 'Andere Karte',
    hold: 'Karten zurückhalten',
    stepLeft: 'Spur links',
    stepStraight: 'Geradeaus',
    stepRight: 'Spur rechts',
    stepFinish: 'Über die Linie',
    endAt: (car, space) => `${car} bis ${at(space)}`,
    endFinish: (car) => `${car} über die Ziellinie`,
    stepTo: (car, space) => `${car}, ein Feld weiter: ${at(space)}`,
    moveWhite: (car) => `Weiß bewegt ${car}`,
    skip: 'Überspringen',
    closeUp: 'Aus der Nähe',
    wholeTrack: 'Ganze Strecke',
  },
  status: {
    bidding: 'ist am Zug',
    highest: (amount) => `bietet ${money(amount)}`,
    passed: 'bei diesem Wagen raus',
    atLimit: 'hat alle erlaubten Wagen',
    shutOut: 'erst die ohne Wagen',
    playing: 'ist am Zug',
    waiting: 'wartet',
    noCards: 'keine Karten mehr',
    place: placed,
    away: 'nicht da',
    free: 'frei',
    dealer: 'gibt',
  },
  auction: {
    heading: (race, races, track) => `Versteigerung vor Rennen ${race} von ${races}, ${track}`,
    forSale: (car) => `Unter dem Hammer: ${car}`,
    secondOffer: 'Zweites Angebot: Bietet wieder niemand, fährt er herrenlos mit.',
    secondOfferTo: (name, price) =>
      `Zweites Angebot: Bietet wieder niemand, muss ${name} ihn für ${money(price)} kaufen.`,
    noBid: 'Noch kein Gebot',
    highestBid: (name, amount) => `${name}: ${money(amount)}`,
    yourMoney: (amount) => `Du hast ${money(amount)}.`,
    startsAt: (position) => `Startplatz ${position}`,
    returned: (cars) => `Am Ende noch einmal zu haben: ${list(cars)}`,
    youAtLimit: (cars) =>
      cars === 1
        ? 'Du hast deinen Wagen für dieses Rennen und bietest nicht mehr.'
        : `Du hast ${cars} Wagen, mehr dürfen es nicht sein: Du bietest nicht mehr.`,
    youShutOut: 'Die übrigen Wagen sind für die ohne Wagen: Du bietest nicht mehr.',
    youPassed: 'Bei diesem Wagen bist du raus.',
    youLead: 'Das höchste Gebot ist deins.',
    grid: 'Startaufstellung',
    emptyPosition: (position) => `Startplatz ${position}: noch zu haben`,
    sold: (position, car, name, price) =>
      `Startplatz ${position}: ${car}, ${name}, ${money(price)}`,
    unowned: (position, car) => `Startplatz ${position}: ${car}, herrenlos`,
  },
  race: {
    heading: (race, races, track) => `Rennen ${race} von ${races}, ${track}`,
    entries: (number) => `Karte ${number}, von oben nach unten`,
    entry: (car, count, shown) =>
      shown === null ? `${car}, ${spaces(count)}` : `${car} (statt ${shown}), ${spaces(count)}`,
    toDo: 'später',
    isNext: 'jetzt',
    goesTo: at,
    goesHome: 'über die Ziellinie',
    blocked: 'blockiert, bleibt stehen',
    isHome: 'schon im Ziel',
    lapsed: 'nichts mehr zu bewegen',
    whiteCars: 'Wagen für Weiß',
    places: (car) => `Wohin ${car} fahren kann`,
    oneSpace: (car) => `Ein Feld weiter mit ${car}`,
    exchanges: 'Laufende Tausche',
    exchange: (one, other) => `${one} und ${other} sind vertauscht`,
    exchangeUntil: (name) => `bis zum Ende des nächsten Zuges von ${name}`,
    exchangeUntilOwn: 'bis zum Ende deines nächsten Zuges',
    home: 'Im Ziel',
  },
  hand: {
    heading: (count) => `Deine Hand: ${cards(count)}`,
    card: (number, lines) => `Karte ${number}: ${lines.join('; ')}`,
    exchangeCard: (number, one, other) => `Karte ${number}: ${one} und ${other} vertauschen`,
    gain: (gain) =>
      gain > 0
        ? `${gain} mehr für deine Wagen`
        : gain < 0
          ? `${-gain} mehr für andere`
          : 'ausgeglichen',
    gainHelp: '+ und −: Felder für deine Wagen, abzüglich der für andere',
    exchangeHelp:
      'Sie bewegt nichts: Bis zum Ende deines nächsten Zuges sind ihre zwei Wagen auf allen Karten vertauscht.',
    whiteHelp:
      'Weiß ist ein Wagen deiner Wahl, den die Karte nicht nennt und der so weit fahren kann.',
    notPlayable: 'gerade kein Wagen für Weiß',
    totals: 'Wie weit deine Karten jeden Wagen bringen',
    total: (car, count) => `${car}: ${spaces(count)}`,
  },
  results: {
    heading: (race, track) => `Rennen ${race}, ${track}: die Siegerehrung`,
    why: {
      allHome: 'Alle Wagen sind im Ziel.',
      cardsOut: 'Alle Karten sind gespielt.',
      nobodyPlayed: 'Eine ganze Runde lang hat niemand eine Karte gespielt.',
    },
    place: placed,
    prize: (car, owner, amount) =>
      owner === null
        ? `${car}, herrenlos: ${money(amount)} bleiben in der Bank`
        : `${car}, ${owner}: ${money(amount)}`,
    notHome: (names) => `Nicht im Ziel: ${list(names)}`,
    money: 'Das Geld nach jedem Rennen',
    start: 'Anfang',
    afterRace: (race) => `Rennen ${race}`,
    pastRaces: 'Die bisherigen Rennen',
  },
  positions: {
    heading: 'Positionen',
    car: 'Wagen',
    owner: 'Gehört',
    where: 'Wo',
    at,
    toGo: (rows) => `noch ${rows}`,
    noOwner: 'herrenlos',
    home: (place) => `im Ziel, Platz ${place}`,
    notYet: 'noch nicht am Start',
  },
  board: 'Der Grand Prix',
  circuit: (track) => `Die Strecke von ${track}`,
  seats: 'Spieler',
  player: 'Spieler',
  carsOwned: (cars) => `Wagen: ${list(cars)}`,
  noCars: 'kein Wagen',
  tensInHand: (cars) => `Zehner noch auf der Hand: ${list(cars)}`,
  cardsInHand: cards,
};
