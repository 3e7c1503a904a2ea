import { laInItalian, withD } from '../../../kit/locales/elision.ts';
import { listIn } from '../../../kit/locales/list.ts';
import { moneyIn } from '../money.ts';
import type { BoardText, ShownSpace } from './en.ts';

const list = listIn('it');
const money = moneyIn('it');

function placed(place: number): string {
  return `${place}º`;
}

function spaces(count: number): string {
  return count === 1 ? '1 casella' : `${count} caselle`;
}

function cards(count: number): string {
  return count === 1 ? '1 carta' : `${count} carte`;
}

function at({ row, lane }: ShownSpace): string {
  return `fila ${row}, corsia ${lane}`;
}

/** Returns a car with its article. */
const la = laInItalian;

export const boardText: BoardText = {
  cars: {
    yellow: 'gialla 1',
    blue: 'blu 2',
    green: 'verde 3',
    black: 'nera 4',
    red: 'rossa 5',
    orange: 'arancione 6',
  },
  white: 'bianco',
  tracks: { cleveland: 'Cleveland', detroit: 'Detroit' },
  newcomer: (number) => `qualcuno al posto ${number}`,
  you: (name) => `${name} (tu)`,
  sentences: {
    openSale: (car) =>
      `Fai un’offerta per ${la(car)}, o passa: il premio di un’auto va al suo proprietario.`,
    answerBid: (car, bidder, amount) =>
      `${bidder} offre ${money(amount)} per ${la(car)}: rilancia se la vuoi, o passa.`,
    watchOpening: (name, car) => `${name} può aprire l’asta per ${la(car)}.`,
    watchBidding: (name, car, amount) =>
      `Per ${la(car)} l’offerta è di ${money(amount)}: tocca ${withD('a', name)}.`,
    chooseCard: (own) =>
      own.length > 0
        ? `Tocca a te: gioca una carta che faccia avanzare ${list(own.map(la))}.`
        : 'Tocca a te: scegli una carta da giocare.',
    chooseCardOrHold: 'Le tue auto sono al traguardo: gioca una carta, o tieni le carte.',
    chooseEnd: (car, count) => `Dove va ${la(car)}? Avanza di ${spaces(count)}.`,
    chooseShortEnd: (car, distance, count) =>
      `Dove va ${la(car)}? La strada è bloccata: solo ${distance} su ${spaces(count)}.`,
    chooseStep: (car, left) =>
      `Continua con ${la(car)}: ${left === 1 ? 'resta' : 'restano'} ${spaces(left)}.`,
    chooseWhite: (count) => `Bianco: quale auto avanza di ${spaces(count)}?`,
    confirm: (number) => `Va bene così? Allora gioca la carta ${number}.`,
    confirmExchange: (one, other) => `Da adesso ${la(one)} e ${la(other)} si scambiano. La giochi?`,
    confirmNothing: (number) => `Con la carta ${number} non si muove niente. La giochi lo stesso?`,
    notPlayable: (number) => `Adesso la carta ${number} non si può giocare. Scegline un’altra.`,
    watchRace: (name) => `${name} sceglie una carta.`,
    waitFor: (name) => `In attesa di ${name}.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} ha più soldi di tutti e vince!`
        : `${list(winners)} sono in testa a pari soldi e vincono insieme!`,
  },
  hints: {
    auction:
      'Punta sulle auto che le tue carte portano lontano: ogni carta ne muove più di una, anche altrui.',
    race: 'Una carta muove le sue auto dall’alto in basso. Finché provi, niente è definitivo.',
  },
  actions: {
    bid: (amount) => `Offri ${money(amount)}`,
    bidLess: 'Offri di meno',
    bidMore: 'Offri di più',
    raiseBy: (amount) => `+${money(amount)}`,
    bidAll: 'Tutto quello che ho',
    passBid: 'Passa',
    playCard: 'Gioca la carta',
    undo: 'Annulla',
    startOver: 'Ricomincia',
    putBack: 'Un’altra carta',
    hold: 'Tieni le carte',
    stepLeft: 'Corsia a sinistra',
    stepStraight: 'Diritto',
    stepRight: 'Corsia a destra',
    stepFinish: 'Oltre il traguardo',
    endAt: (car, space) => `${car} fino a ${at(space)}`,
    endFinish: (car) => `${car} oltre il traguardo`,
    stepTo: (car, space) => `${car} avanti di una casella: ${at(space)}`,
    moveWhite: (car) => `Il bianco muove ${la(car)}`,
    skip: 'Salta',
    closeUp: 'Da vicino',
    wholeTrack: 'Tutto il circuito',
  },
  status: {
    bidding: 'di turno',
    highest: (amount) => `offre ${money(amount)}`,
    passed: 'fuori per quest’auto',
    atLimit: 'ha già tutte le sue auto',
    shutOut: 'prima chi è senza auto',
    playing: 'di turno',
    waiting: 'aspetta',
    noCards: 'senza carte',
    place: placed,
    away: 'assente',
    free: 'libero',
    dealer: 'dà le carte',
  },
  auction: {
    heading: (race, races, track) => `Asta prima della corsa ${race} di ${races}, ${track}`,
    forSale: (car) => `All’asta: ${car}`,
    secondOffer: 'Di nuovo all’asta: se ancora nessuno offre, corre per nessuno.',
    secondOfferTo: (name, price) =>
      `Di nuovo all’asta: se ancora nessuno offre, ${name} deve comprarla per ${money(price)}.`,
    noBid: 'Ancora nessuna offerta',
    highestBid: (name, amount) => `${name}: ${money(amount)}`,
    yourMoney: (amount) => `Hai ${money(amount)}.`,
    startsAt: (position) => `Posizione di partenza ${position}`,
    returned: (cars) =>
      `${cars.length === 1 ? 'Torna' : 'Tornano'} all’asta alla fine: ${list(cars)}`,
    youAtLimit: (cars) =>
      cars === 1
        ? 'La tua auto per questa corsa ce l’hai già, quindi non fai offerte.'
        : `Hai già ${cars} auto, il massimo, quindi non fai offerte.`,
    youShutOut: 'Le auto rimaste sono per chi non ne ha, quindi non fai offerte.',
    youPassed: 'Per quest’auto sei fuori.',
    youLead: 'L’offerta più alta è la tua.',
    grid: 'Griglia di partenza',
    emptyPosition: (position) => `Posizione di partenza ${position}: ancora da vendere`,
    sold: (position, car, name, price) =>
      `Posizione di partenza ${position}: ${car}, ${name}, ${money(price)}`,
    unowned: (position, car) => `Posizione di partenza ${position}: ${car}, di nessuno`,
  },
  race: {
    heading: (race, races, track) => `Corsa ${race} di ${races}, ${track}`,
    entries: (number) => `Carta ${number}, dall’alto in basso`,
    entry: (car, count, shown) =>
      shown === null
        ? `${car}, ${spaces(count)}`
        : `${car} (sulla carta: ${shown}), ${spaces(count)}`,
    toDo: 'dopo',
    isNext: 'adesso',
    goesTo: at,
    goesHome: 'oltre il traguardo',
    blocked: 'bloccata, resta lì',
    isHome: 'già al traguardo',
    lapsed: 'più niente da muovere',
    whiteCars: 'Auto per il bianco',
    places: (car) => `Dove può andare ${la(car)}`,
    oneSpace: (car) => `Avanti di una casella con ${la(car)}`,
    exchanges: 'Scambi in corso',
    exchange: (one, other) => `${la(one)} e ${la(other)} si scambiano`,
    exchangeUntil: (name) => `fino alla fine del prossimo turno di ${name}`,
    exchangeUntilOwn: 'fino alla fine del tuo prossimo turno',
    home: 'Oltre il traguardo',
  },
  hand: {
    heading: (count) => `La tua mano: ${cards(count)}`,
    card: (number, lines) => `Carta ${number}: ${lines.join('; ')}`,
    exchangeCard: (number, one, other) => `Carta ${number}: scambio tra ${la(one)} e ${la(other)}`,
    gain: (gain) =>
      gain > 0
        ? `${gain} in più per le tue auto`
        : gain < 0
          ? `${-gain} in più per gli altri`
          : 'pari',
    gainHelp: '+ e −: caselle per le tue auto, meno quelle per le altre',
    exchangeHelp:
      'Non muove niente: fino alla fine del tuo prossimo turno le sue due auto si scambiano su tutte le carte.',
    whiteHelp:
      'Il bianco è un’auto a tua scelta, tra quelle che la carta non nomina e che possono andare fin lì.',
    notPlayable: 'ora nessuna auto per il bianco',
    totals: 'Quanto le tue carte muovono ogni auto',
    total: (car, count) => `${car}: ${spaces(count)}`,
  },
  results: {
    heading: (race, track) => `Corsa ${race}, ${track}: il podio`,
    why: {
      allHome: 'Tutte le auto sono al traguardo.',
      cardsOut: 'Tutte le carte sono state giocate.',
      nobodyPlayed: 'Per un giro intero nessuno ha giocato una carta.',
    },
    place: placed,
    prize: (car, owner, amount) =>
      owner === null
        ? `${car}, di nessuno: ${money(amount)} alla banca`
        : `${car}, ${owner}: ${money(amount)}`,
    notHome: (names) => `Non arrivate: ${list(names)}`,
    money: 'I soldi dopo ogni corsa',
    start: 'Inizio',
    afterRace: (race) => `Corsa ${race}`,
    pastRaces: 'Le corse finora',
  },
  positions: {
    heading: 'Posizioni',
    car: 'Auto',
    owner: 'Proprietario',
    where: 'Dove',
    at,
    toGo: (rows) => `ancora ${rows}`,
    noOwner: 'nessuno',
    home: (place) => `al traguardo, ${placed(place)} posto`,
    notYet: 'non ancora in griglia',
  },
  board: 'Il Gran Premio',
  circuit: (track) => `Il circuito di ${track}`,
  seats: 'Giocatori',
  player: 'Giocatore',
  carsOwned: (cars) => `Auto: ${list(cars)}`,
  noCars: 'nessuna auto',
  tensInHand: (cars) => `10 ancora in mano: ${list(cars)}`,
  cardsInHand: cards,
};
