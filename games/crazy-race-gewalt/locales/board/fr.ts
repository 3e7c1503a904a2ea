import { listIn } from '../../../kit/locales/list.ts';
import type { ActionKind } from '../../rules/components.ts';
import { type EndingText, endingOf } from '../event-details.ts';
import type { BoardText, OwnTurnWords, Usable } from './en.ts';

const list = listIn('fr');

/** Returns the ordinal of a player, in the masculine. */
function placed(place: number): string {
  return place === 1 ? '1er' : `${place}e`;
}

/** Returns the ordinal of a place, in the feminine. */
function placedAt(place: number): string {
  return `${place === 1 ? '1re' : `${place}e`} place`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count <= 1 ? one : many}`;
}

const squares = (count: number) => counted(count, 'case', 'cases');

const kinds: Readonly<Record<ActionKind, string>> = {
  relocate: 'Déménagement',
  counter: 'Contre',
  extraTurn: 'Double tour',
  skipTurn: 'Pause café',
  noRoll: 'Dés en grève',
  doubleRoll: 'Dés turbo ×2',
  noCards: 'Bas les pattes',
  move4: '4 au trot',
  move10: '10 au galop',
  minus4: 'Vent de face −4',
  plus4: 'Vent dans le dos +4',
};

const stages = { lilac: 'lilas', blue: 'bleu', red: 'rouge' } as const;

const lines = {
  lilac: 'la ligne lilas',
  blue: 'la ligne bleue',
  red: 'l’arrivée',
} as const;

const heads = { lilac: 'Étape lilas', blue: 'Étape bleue', red: 'Étape rouge' } as const;

/** Endings of the turn, at the end of a sentence. */
const endings: EndingText = {
  dice: 'lance les dés',
  squares: (count) => `avance de ${squares(count)}`,
  nothing: 'termine ton tour',
};

const usableCards: Readonly<Record<Exclude<Usable, 'none'>, string>> = {
  section: 'une carte section',
  action: 'une carte action',
  both: 'une carte section et une carte action',
};

function ownTurn(verb: string, { usable, going, isSecond }: OwnTurnWords): string {
  if (usable === 'none' && going.by === 'nothing') {
    return 'Tu ne peux pas lancer les dés à ce tour : termine-le.';
  }
  const turn = isSecond ? 'Ton second tour' : 'À toi';
  if (usable === 'none') return `${turn} : maintenant, ${endingOf(going, endings)}.`;
  return `${turn} : tu peux ${verb} ${usableCards[usable]}, puis ${endingOf(going, endings)}.`;
}

function tried(count: number): string {
  return count === 0 ? 'Cette section serait sautée.' : `Cette section ferait ${squares(count)}.`;
}

function willBe(count: number): string {
  return count === 0 ? 'Elle sera sautée.' : `Elle fera ${squares(count)}.`;
}

export const boardText: BoardText = {
  kinds,
  stages,
  newcomer: (number) => `quelqu’un à la place ${number}`,
  you: (name) => `${name} (toi)`,
  sentences: {
    ownTurn: (turn) => ownTurn('utiliser', turn),
    discardOnly: (turn) => ownTurn('seulement défausser', turn),
    chooseSection: (count) => `Sur quelle section poses-tu ton ${count} ? ${willBe(count)}`,
    layHere: (count) => `${tried(count)} Tu poses la carte ici ?`,
    chooseMoved: 'Quelle carte section déplaces-tu ?',
    nothingToMove:
      'Aucune carte section n’est à déplacer pour l’instant. Choisis une autre carte, ou défausse celle-ci.',
    chooseDestination: (count) => `Où déplaces-tu le ${count} ?`,
    moveHere: (count) => `${tried(count)} Tu déplaces la carte ici ?`,
    chooseTarget: (card) => `Devant qui poses-tu « ${card} » ?`,
    noTarget: (card) => `Pour l’instant, tu ne peux poser « ${card} » devant personne.`,
    keepCounter: 'Garde ton contre jusqu’à ce qu’on pose une carte devant toi, ou défausse-le.',
    discardChosen: 'À ce tour, tu ne peux pas jouer de carte, seulement en défausser.',
    answer: (name, card) => `${name} pose « ${card} » devant toi. Tu contres ?`,
    watchAnswer: (name, card) => `${name} peut contrer « ${card} ».`,
    waitFor: (name) => `On attend ${name}.`,
    watchTurn: (name) => `C’est à ${name} de jouer.`,
    watchSecondTurn: (name) => `${name} joue son second tour.`,
    finished: (name) => `Tu as franchi l’arrivée ! C’est à ${name} de jouer.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} gagne la course !`
        : `${list(winners)} se partagent la victoire !`,
  },
  goal: {
    early: (stage, place, more) =>
      `${heads[stage]} : tu as parié sur la ${placedAt(place)}. Laisse d’abord passer encore ${counted(more, 'adversaire', 'adversaires')}.`,
    now: (stage, place) =>
      `${heads[stage]} : tu as parié sur la ${placedAt(place)}. Passe maintenant la ligne avant les autres !`,
    gone: (stage, place) =>
      `${heads[stage]} : la ${placedAt(place)} est prise, tu n’as plus de point à gagner ici.`,
    first:
      'Une carte section allonge ou raccourcit le parcours : dans ton couloir, pour ralentir ou te dépêcher, ou dans celui d’un autre.',
  },
  worth: {
    asBet: 'comme parié : au moins 1 point',
    missed: (bet) => `tu avais parié sur la ${placedAt(bet)} : aucun point`,
    gone: (stage, bet) => `${placedAt(bet)} en ${stages[stage]} déjà prise : aucun point`,
    soFar: (points) =>
      points === 0
        ? 'Aucun point jusqu’ici'
        : `Au moins ${counted(points, 'point', 'points')} jusqu’ici`,
  },
  distance: {
    toLine: (count, stage) => `${squares(count)} jusqu’à ${lines[stage]}`,
    changed: (name, { stage, from, to }) =>
      `${name} : ${squares(to)} jusqu’à ${lines[stage]} au lieu de ${from}.`,
    unchanged: 'Plus personne ne doit passer par ici : cela ne change rien à la course.',
  },
  actions: {
    endings: {
      dice: 'Lancer les dés',
      squares: (count) => `Avancer de ${squares(count)}`,
      nothing: 'Finir le tour',
    },
    tryOn: (count, section) => `Essayer le ${count} ici : ${section}`,
    layOn: (count, section) => `Poser le ${count} ici : ${section}`,
    layHere: 'Poser ici',
    pickUp: (count, section) => `Prendre le ${count} : ${section}`,
    moveHere: 'Déplacer ici',
    pickOther: 'En déplacer une autre',
    layBefore: (name) => `Poser devant ${name}`,
    discard: 'Défausser',
    putBack: 'Reprendre en main',
    counter: 'Contrer',
    allow: 'Laisser passer',
    skip: 'Passer l’animation',
  },
  status: {
    playing: 'à son tour',
    answering: 'doit répondre',
    waiting: 'attend',
    finished: 'à l’arrivée',
    place: placed,
    away: 'absent',
    free: 'libre',
  },
  seats: {
    sectionCards: (count) => counted(count, 'carte section', 'cartes section'),
    actionCards: (count) => counted(count, 'carte action', 'cartes action'),
    before: (card, from) => `« ${card} », par ${from}`,
    effects: {
      extraTurn: 'deux tours de suite',
      skipTurn: 'passe tout son tour',
      noRoll: 'pas de dés, sur place',
      doubleRoll: 'les dés comptent double',
      noCards: 'pas de carte à jouer',
      move4: '4 cases, pas de dés',
      move10: '10 cases, pas de dés',
      minus4: '4 cases de moins',
      plus4: '4 cases de plus',
    },
    countered: (name, times, max) => `contres face à ${name} : ${times} sur ${max}`,
    owed: (count) => `pioche ${counted(count, 'carte action', 'cartes action')} après son tour`,
    trophy: (stage, place) => `${placedAt(place)} en ${stages[stage]}`,
    noTrophy: (stage) => `${stages[stage]} pas encore franchi`,
    hiddenBet: 'un pari caché',
    bet: (lilac, blue, red) =>
      `${placedAt(lilac)} en lilas, ${placedAt(blue)} en bleu, ${placedAt(red)} en rouge`,
  },
  question: {
    heading: (name) => `${name} joue ceci contre toi`,
    threats: {
      extraTurn: {
        next: 'Quand ce sera à toi, tu joueras deux tours de suite.',
        now: 'Tu vas jouer deux tours de suite.',
      },
      skipTurn: {
        next: 'Tu passeras ton prochain tour.',
        now: 'Tu passeras ce tour.',
      },
      noRoll: {
        next: 'À ton prochain tour, tu pourras utiliser des cartes, mais ni lancer les dés ni avancer.',
        now: 'À ce tour, tu pourras utiliser des cartes, mais ni lancer les dés ni avancer.',
      },
      doubleRoll: {
        next: 'À ton prochain tour, tes dés compteront double.',
        now: 'À ce tour, tes dés compteront double.',
      },
      noCards: {
        next: 'À ton prochain tour, tu ne pourras pas jouer de carte, seulement en défausser.',
        now: 'À ce tour, tu ne pourras pas jouer de carte, seulement en défausser.',
      },
      move4: {
        next: 'À ton prochain tour, pas de dés : tu avanceras de 4 cases.',
        now: 'À ce tour, pas de dés : tu avanceras de 4 cases.',
      },
      move10: {
        next: 'À ton prochain tour, pas de dés : tu avanceras de 10 cases.',
        now: 'À ce tour, pas de dés : tu avanceras de 10 cases.',
      },
      minus4: {
        next: 'À ton prochain tour, tu avanceras de 4 cases de moins que le total des dés.',
        now: 'À ce tour, tu avanceras de 4 cases de moins que le total des dés.',
      },
      plus4: {
        next: 'À ton prochain tour, tu avanceras de 4 cases de plus que le total des dés.',
        now: 'À ce tour, tu avanceras de 4 cases de plus que le total des dés.',
      },
    },
    counters: (count, name, left) =>
      count === 0
        ? 'Tu n’as pas de contre.'
        : `Tu as ${counted(count, 'contre', 'contres')}, et tu peux encore contrer ${name} ${left} fois.`,
  },
  dice: {
    rolling: (name) => `${name} lance les dés…`,
    rolled: (name, [first, second]) => `${name} a fait ${first} et ${second}`,
    lastRoll: 'Dernier lancer',
    squares,
  },
  scoring: {
    heading: 'On retourne les paris',
    help: 'Un trophée ne compte que si tu as parié exactement sur cette place : 1 point, plus 1 par adversaire qui a fait le même pari.',
    counting: (name) => `On compte les points : ${name}.`,
    betSign: 'pari',
    trophySign: 'trophée',
    total: 'Total',
    bet: (place) => `Pari : ${placedAt(place)}`,
    trophy: (place) => `Résultat : ${placedAt(place)}`,
    points: (count) => counted(count, 'point', 'points'),
    counts: (sameBets) =>
      sameBets.length === 0 ? 'Gagné' : `Gagné, même pari : ${list(sameBets)}`,
    countsNot: 'Pari perdu',
  },
  places: {
    on: (square, count, section) => `${section}, case ${square} sur ${count}`,
    finished: 'arrivée franchie',
  },
  board: 'La course',
  players: 'Joueurs',
  lanes: 'Les couloirs',
  lane: (number, name) => (name === null ? `couloir ${number}` : `couloir ${number} (${name})`),
  section: ({ lane, stage, number }) => `${lane}, ${stages[stage]} ${number}`,
  squares,
  cardSquares: (count) => (count === 0 ? 'carte 0 : section sautée' : `carte : ${squares(count)}`),
  pawnOn: (name, square) => `${name} sur la case ${square}`,
  unused: 'personne ne court ici',
  placedBy: (layer, mover) =>
    mover === null ? `posée par ${layer}` : `posée par ${layer}, déplacée par ${mover}`,
  trophies: (stage) => `Trophées en ${stages[stage]}`,
  hand: 'Tes cartes',
  sectionCard: (count) => `Carte section ${count}`,
  sectionMeaning: (count) =>
    count === 0
      ? 'Pose-la sur une section sans pion ni carte : dès lors, on la saute.'
      : `Pose-la sur une section sans pion ni carte : dès lors, elle fait ${squares(count)}.`,
  meanings: {
    relocate:
      'Déplace une carte section déjà posée sur une autre section, sauf s’il y a un pion dessus.',
    counter: 'Annule une carte qu’on pose devant toi. On te demande alors si tu la joues.',
    extraTurn: 'Un adversaire jouera deux tours de suite.',
    skipTurn: 'Un adversaire passera son prochain tour.',
    noRoll: 'À son prochain tour, un adversaire ne pourra ni lancer les dés ni avancer.',
    doubleRoll: 'Au prochain tour d’un adversaire, ses dés compteront double.',
    noCards: 'À son prochain tour, un adversaire ne pourra pas jouer de carte.',
    move4: 'À son prochain tour, un adversaire avancera de 4 cases au lieu de lancer les dés.',
    move10: 'À son prochain tour, un adversaire avancera de 10 cases au lieu de lancer les dés.',
    minus4: 'À son prochain tour, un adversaire avancera de 4 cases de moins que le total des dés.',
    plus4: 'À son prochain tour, un adversaire avancera de 4 cases de plus que le total des dés.',
  },
  yourBet: 'Ton pari',
  piles: {
    section: (count) => `Cartes section : il en reste ${count}`,
    action: (count) => `Cartes action : il en reste ${count}`,
  },
  player: 'Joueur',
};
