import { elide } from '../../../kit/locales/elision.ts';
import { listIn } from '../../../kit/locales/list.ts';
import { moneyIn } from '../money.ts';
import type { BoardText, ShownSpace } from './en.ts';

const list = listIn('fr');
const money = moneyIn('fr');

/** Returns the place of a car, in the feminine. */
function placed(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

function spaces(count: number): string {
  return count <= 1 ? `${count} case` : `${count} cases`;
}

function cards(count: number): string {
  return count <= 1 ? `${count} carte` : `${count} cartes`;
}

function at({ row, lane }: ShownSpace): string {
  return `rangée ${row}, couloir ${lane}`;
}

/** Returns a car with its article. */
const la = (car: string) => elide('la', car);

export const boardText: BoardText = {
  cars: {
    yellow: 'jaune 1',
    blue: 'bleue 2',
    green: 'verte 3',
    black: 'noire 4',
    red: 'rouge 5',
    orange: 'orange 6',
  },
  white: 'blanc',
  tracks: { cleveland: 'Cleveland', detroit: 'Detroit' },
  newcomer: (number) => `quelqu’un à la place ${number}`,
  you: (name) => `${name} (toi)`,
  sentences: {
    openSale: (car) =>
      `Fais une offre pour ${la(car)}, ou passe : la prime d’une voiture va à qui la possède.`,
    answerBid: (car, bidder, amount) =>
      `${bidder} offre ${money(amount)} pour ${la(car)} : surenchéris pour l’avoir, ou passe.`,
    watchOpening: (name, car) => `${name} peut ouvrir les enchères pour ${la(car)}.`,
    watchBidding: (name, car, amount) =>
      `L’offre pour ${la(car)} est de ${money(amount)} : c’est à ${name}.`,
    chooseCard: (own) =>
      own.length > 0
        ? `À toi : joue une carte qui fait avancer ${list(own.map(la))}.`
        : 'À toi : choisis une carte à jouer.',
    chooseCardOrHold: 'Tes voitures sont arrivées : joue une carte, ou garde tes cartes.',
    chooseEnd: (car, count) => `Où va ${la(car)} ? Elle avance de ${spaces(count)}.`,
    chooseShortEnd: (car, distance, count) =>
      `Où va ${la(car)} ? La voie est bloquée : ${distance} sur ${spaces(count)} seulement.`,
    chooseStep: (car, left) =>
      `Continue avec ${la(car)} : ${left === 1 ? 'reste' : 'restent'} ${spaces(left)}.`,
    chooseWhite: (count) => `Blanc : quelle voiture avance de ${spaces(count)} ?`,
    confirm: (number) => `Ça te va ? Alors joue la carte ${number}.`,
    confirmExchange: (one, other) =>
      `À partir de là, ${la(one)} et ${la(other)} s’échangent. Tu la joues ?`,
    confirmNothing: (number) => `Avec la carte ${number}, rien n’avance. Tu la joues quand même ?`,
    notPlayable: (number) =>
      `La carte ${number} n’est pas jouable maintenant. Choisis-en une autre.`,
    watchRace: (name) => `${name} choisit une carte.`,
    waitFor: (name) => `On attend ${name}.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} a le plus d’argent et gagne !`
        : `${list(winners)} sont à égalité en tête et se partagent la victoire !`,
  },
  hints: {
    auction:
      'Mise sur les voitures que tes cartes mènent loin : chaque carte en fait avancer plusieurs.',
    race: 'Une carte fait avancer ses voitures de haut en bas. Tant que tu essaies, rien ne compte.',
  },
  actions: {
    bid: (amount) => `Offrir ${money(amount)}`,
    bidLess: 'Offrir moins',
    bidMore: 'Offrir plus',
    raiseBy: (amount) => `+${money(amount)}`,
    bidAll: 'Tout mon argent',
    passBid: 'Passer',
    playCard: 'Jouer la carte',
    undo: 'Annuler',
    startOver: 'Tout recommencer',
    putBack: 'Une autre carte',
    hold: 'Garder mes cartes',
    stepLeft: 'Couloir de gauche',
    stepStraight: 'Tout droit',
    stepRight: 'Couloir de droite',
    stepFinish: 'Franchir la ligne',
    endAt: (car, space) => `${car} jusqu’à ${at(space)}`,
    endFinish: (car) => `${car} au-delà de l’arrivée`,
    stepTo: (car, space) => `${car}, une case de plus : ${at(space)}`,
    moveWhite: (car) => `Le blanc fait avancer ${la(car)}`,
    skip: 'Passer l’animation',
    closeUp: 'Gros plan',
    wholeTrack: 'Tout le circuit',
  },
  status: {
    bidding: 'à son tour',
    highest: (amount) => `offre ${money(amount)}`,
    passed: 'hors jeu pour cette voiture',
    atLimit: 'a toutes ses voitures',
    shutOut: 'd’abord les sans-voiture',
    playing: 'à son tour',
    waiting: 'attend',
    noCards: 'plus de carte',
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    away: 'absent',
    free: 'libre',
    dealer: 'donneur',
  },
  auction: {
    heading: (race, races, track) => `Enchères avant la course ${race} sur ${races}, ${track}`,
    forSale: (car) => `En vente : ${car}`,
    secondOffer: 'Remise en vente : sans offre cette fois encore, elle court pour personne.',
    secondOfferTo: (name, price) =>
      `Remise en vente : sans offre cette fois encore, ${name} doit l’acheter pour ${money(price)}.`,
    noBid: 'Pas encore d’offre',
    highestBid: (name, amount) => `${name} : ${money(amount)}`,
    yourMoney: (amount) => `Tu as ${money(amount)}.`,
    startsAt: (position) => `Place de départ ${position}`,
    returned: (cars) =>
      `${cars.length === 1 ? 'Remise' : 'Remises'} en vente à la fin : ${list(cars)}`,
    youAtLimit: (cars) =>
      cars === 1
        ? 'Tu as ta voiture pour cette course : tu n’enchéris plus.'
        : `Tu as ${cars} voitures, le maximum : tu n’enchéris plus.`,
    youShutOut: 'Les voitures restantes vont à ceux qui n’en ont pas : tu n’enchéris plus.',
    youPassed: 'Pour cette voiture, tu es hors jeu.',
    youLead: 'La meilleure offre est la tienne.',
    grid: 'Grille de départ',
    emptyPosition: (position) => `Place de départ ${position} : encore à vendre`,
    sold: (position, car, name, price) =>
      `Place de départ ${position} : ${car}, ${name}, ${money(price)}`,
    unowned: (position, car) => `Place de départ ${position} : ${car}, à personne`,
  },
  race: {
    heading: (race, races, track) => `Course ${race} sur ${races}, ${track}`,
    entries: (number) => `Carte ${number}, de haut en bas`,
    entry: (car, count, shown) =>
      shown === null
        ? `${car}, ${spaces(count)}`
        : `${car} (sur la carte : ${shown}), ${spaces(count)}`,
    toDo: 'plus tard',
    isNext: 'maintenant',
    goesTo: at,
    goesHome: 'franchit l’arrivée',
    blocked: 'bloquée, reste là',
    isHome: 'déjà arrivée',
    lapsed: 'plus rien à faire avancer',
    whiteCars: 'Voitures pour le blanc',
    places: (car) => `Où peut aller ${la(car)}`,
    oneSpace: (car) => `Une case de plus avec ${la(car)}`,
    exchanges: 'Échanges en cours',
    exchange: (one, other) => `${la(one)} et ${la(other)} s’échangent`,
    exchangeUntil: (name) => `jusqu’à la fin du prochain tour joué par ${name}`,
    exchangeUntilOwn: 'jusqu’à la fin de ton prochain tour',
    home: 'À l’arrivée',
  },
  hand: {
    heading: (count) => `Ta main : ${cards(count)}`,
    card: (number, lines) => `Carte ${number} : ${lines.join(' ; ')}`,
    exchangeCard: (number, one, other) => `Carte ${number} : échange ${la(one)} et ${la(other)}`,
    gain: (gain) =>
      gain > 0
        ? `${gain} de plus pour tes voitures`
        : gain < 0
          ? `${-gain} de plus pour les autres`
          : 'à égalité',
    gainHelp: '+ et − : cases pour tes voitures, moins celles des autres',
    exchangeHelp:
      'Elle ne fait rien avancer : jusqu’à la fin de ton prochain tour, ses deux voitures s’échangent sur toutes les cartes.',
    whiteHelp:
      'Le blanc est une voiture au choix, parmi celles que la carte ne nomme pas et qui peuvent aller aussi loin.',
    notPlayable: 'pas de voiture pour le blanc',
    totals: 'Les cases que tes cartes donnent à chaque voiture',
    total: (car, count) => `${car} : ${spaces(count)}`,
  },
  results: {
    heading: (race, track) => `Course ${race}, ${track} : le podium`,
    why: {
      allHome: 'Toutes les voitures sont arrivées.',
      cardsOut: 'Toutes les cartes sont jouées.',
      nobodyPlayed: 'Pendant tout un tour de table, personne n’a joué de carte.',
    },
    place: placed,
    prize: (car, owner, amount) =>
      owner === null
        ? `${car}, à personne : ${money(amount)} pour la banque`
        : `${car}, ${owner} : ${money(amount)}`,
    notHome: (names) => `Pas arrivées : ${list(names)}`,
    money: 'L’argent après chaque course',
    start: 'Début',
    afterRace: (race) => `Course ${race}`,
    pastRaces: 'Les courses jusqu’ici',
  },
  positions: {
    heading: 'Positions',
    car: 'Voiture',
    owner: 'Propriétaire',
    where: 'Où',
    at,
    toGo: (rows) => `encore ${rows}`,
    noOwner: 'personne',
    home: (place) => `arrivée, ${placed(place)}`,
    notYet: 'pas encore sur la grille',
  },
  board: 'Le Grand Prix',
  circuit: (track) => `Le circuit de ${track}`,
  seats: 'Joueurs',
  player: 'Joueur',
  carsOwned: (cars) => `Voitures : ${list(cars)}`,
  noCars: 'aucune voiture',
  tensInHand: (cars) => `10 encore en main : ${list(cars)}`,
  cardsInHand: cards,
};
