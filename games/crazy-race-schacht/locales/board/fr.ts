import { elide } from '../../../kit/locales/elision.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { Model } from '../../rules/components.ts';
import type { BoardText, ShownSide } from './en.ts';

const list = listIn('fr');

const models: Readonly<Record<Model, string>> = { A: 'Pionnière', B: 'Loco-tender', C: 'Express' };

const ownModels: Readonly<Record<Model, string>> = {
  A: 'Ta Pionnière',
  B: 'Ta Loco-tender',
  C: 'Ton Express',
};

const ownModelsWithin: Readonly<Record<Model, string>> = {
  A: 'ta Pionnière',
  B: 'ta Loco-tender',
  C: 'ton Express',
};

function cards(count: number): string {
  return count <= 1 ? `${count} carte` : `${count} cartes`;
}

function spaces(count: number): string {
  return count <= 1 ? `${count} case` : `${count} cases`;
}

function shown({ model, distance }: ShownSide): string {
  const length = distance === '?' ? '1 case par carte' : spaces(distance);
  return `${model ?? 'locomotive au choix'}, ${length}`;
}

export const boardText: BoardText = {
  models,
  newcomer: (number) => `quelqu’un à la place ${number}`,
  you: (name) => `${name} (toi)`,
  sentences: {
    chooseDriver: (round) => `À toi, tour ${round} : mise une carte mécanicien, ou passe.`,
    chooseFirstDriver:
      'À toi : mise une carte mécanicien. Sur chaque côté, la plus forte somme fait avancer sa locomotive.',
    emptyHand: 'Ta main est vide : reprends ta pile, ou passe.',
    chooseSide: (value) => `Choisis maintenant un côté pour ton ${value}.`,
    chooseFirstSide: (value) =>
      `Choisis un côté pour ton ${value} : qui y a la plus forte somme peut avancer.`,
    sideChosen: (value, side) =>
      `Ton ${value} irait sur le côté ${side}, face cachée. Pose-le, ou choisis un autre côté.`,
    moveShown: (model, distance) =>
      `Ce côté est à toi ! ${ownModels[model]} peut avancer de ${spaces(distance)}.`,
    chooseLocomotive: (distance) =>
      `Ce côté est à toi ! Quelle locomotive avance de ${spaces(distance)} ?`,
    moveChosen: (model) =>
      `Voilà où arriverait ${ownModelsWithin[model]}. Avance, ou choisis une autre locomotive.`,
    split: (left) =>
      left === 1
        ? 'Ce côté est à toi ! Tu as 1 case : touche une locomotive.'
        : `Ce côté est à toi ! Répartis ${spaces(left)} : un appui, une case.`,
    splitFurther: (left) =>
      left === 1
        ? 'Il reste 1 case à attribuer. Ou avance comme ça.'
        : `Il reste ${spaces(left)} à répartir. Ou avance comme ça.`,
    splitDone: 'Tout est réparti. Ça te va ? Alors avance.',
    splitToPrize: 'Ta deuxième locomotive est arrivée : avance, puis choisis ta récompense.',
    choosePrize: 'Deux locomotives arrivées ! Choisis ta carte points.',
    reclaim: 'Tu n’avais rien à déplacer : tu peux reprendre une de tes cartes en main.',
    choosePenalty:
      'Pénalité : une de tes locomotives est la deuxième plus éloignée de l’arrivée. Choisis une carte points à défausser.',
    answered: (waitedFor) => `C’est choisi. On attend ${list(waitedFor)}.`,
    waitFor: (waitedFor) => `On attend ${list(waitedFor)}.`,
    watchPlacing: (name, round) => `Tour ${round} : ${name} choisit où poser une carte.`,
    watchMoving: (name) => `${name} remporte ce côté et choisit son déplacement.`,
    watchPrize: (name) => `${name} choisit une carte points.`,
    watchReclaim: (names) =>
      names.length === 1
        ? `${list(names)} peut reprendre une carte en main.`
        : `${list(names)} peuvent reprendre une carte en main.`,
    watchPenalty: (names) =>
      names.length === 1
        ? `${list(names)} choisit une carte points à défausser.`
        : `${list(names)} choisissent chacun une carte points à défausser.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} gagne la course !`
        : `${list(winners)} se partagent la victoire !`,
  },
  hint: 'Chaque côté montre quelle locomotive son vainqueur fait avancer, et de combien. ABC : une des trois, au choix. « ? » : une case par carte posée là, à répartir librement.',
  actions: {
    pass: 'Passer',
    takeBack: (count) => `Reprendre ma pile (${cards(count)})`,
    takeBackHelp: (count) =>
      count === 1
        ? 'C’est possible une seule fois dans la course. La carte de ta pile revient en main.'
        : `C’est possible une seule fois dans la course. Les ${count} cartes de ta pile reviennent en main.`,
    takeBackNow: 'La reprendre maintenant',
    leavePile: 'La laisser',
    pointAt: (value, side) => `Ton ${value} sur le ${side}`,
    placeAt: (value, side) => `Poser ton ${value} sur le côté ${side}`,
    move: 'Avancer',
    decline: 'Ne pas avancer',
    giveUpRest: (left) => `Renoncer à ${spaces(left)}`,
    declineHelp: (left) =>
      left === 1
        ? '1 case serait perdue, définitivement.'
        : `${spaces(left)} seraient perdues, définitivement.`,
    declineNow: 'Oui, ne pas avancer',
    giveUpNow: 'Oui, renoncer',
    back: 'Retour',
    chooseLocomotive: (model, place) => `${model} : ${place}`,
    oneFurther: (model, place) => `${model}, une case de plus : ${place}`,
    undoStep: 'Annuler la case',
    startOver: 'Tout recommencer',
    drawPoints: (value) =>
      value === null
        ? 'Pile d’arrivée : vide, ne rien prendre'
        : `Prendre le ${value} de la pile d’arrivée`,
    stealFrom: (name, count) =>
      count === 1
        ? `Prendre l’unique carte ${elide('de', name)}`
        : `Piocher une des ${count} cartes ${elide('de', name)}`,
    reclaimCard: (value) => `Reprendre le ${value}`,
    reclaimNone: 'Aucune carte',
    discardPoints: (value, pile) =>
      pile === 'turntable'
        ? `Défausser un ${value} (plaque tournante)`
        : `Défausser un ${value} (arrivée)`,
    skip: 'Passer l’animation',
  },
  status: {
    placing: 'pose une carte',
    moving: 'choisit son déplacement',
    choosing: 'choisit une carte',
    waiting: 'attend',
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    away: 'absent',
    free: 'libre',
    firstPlayer: 'commence',
    outOfCards: 'aucune carte en main',
    takeBackOpen: 'pile pas encore reprise',
    takeBackUsed: 'pile déjà reprise',
  },
  places: {
    start: 'au départ',
    outbound: (space) => `case ${space}, aller`,
    turntable: 'sur la plaque tournante',
    homebound: (space) => `case ${space}, retour`,
    home: 'à l’arrivée',
  },
  stage: {
    stage: (number, count) => `Étape ${number} sur ${count}`,
    round: (number, count) => `Tour ${number} sur ${count}`,
    side: (number, side) => `côté ${number} : ${shown(side)}`,
    taboo: 'tabou',
    tabooSide: (side) => `${side} (tabou)`,
    noCards: (side) => `${side} : aucune carte`,
    hiddenCard: (name) => `${name}, face cachée`,
    ownCard: (value) => `à toi, un ${value}`,
    openCard: (name, value) => `${name}, un ${value}`,
    wins: (name, sum) => `${name} l’emporte avec ${sum}`,
    winsTie: (name, sum) => `${name} l’emporte à égalité à ${sum}, avec la première carte`,
    spacesForCards: (count) => `${cards(count)} = ${spaces(count)}`,
    enlarge: 'Agrandir la carte étape',
    close: 'Fermer',
  },
  outcome: {
    moved: (model, place, way) => {
      const jumps = way.jumps === 1 ? ', 1 saut' : `, ${way.jumps} sauts`;
      return `${model} : ${place} (${spaces(way.spaces)}${way.jumps === 0 ? '' : jumps})`;
    },
    gains: {
      turntable: (value) =>
        `${value === null ? 'une carte points' : `+${value}`} à la plaque tournante`,
      finish: (value) => `${value === null ? 'une carte points' : `+${value}`} à l’arrivée`,
    },
  },
  board: 'La course',
  hand: 'Tes cartes mécanicien',
  driver: (value, count) =>
    count === 1 ? `Carte mécanicien ${value}` : `Carte mécanicien ${value}, ${count} en main`,
  ownPile: (count) => `Ta pile face cachée : ${cards(count)}`,
  openPile: (count) => `Pile face cachée : ${cards(count)}`,
  ownPileHelp:
    'Personne d’autre ne voit ces cartes. Tu peux reprendre la pile une seule fois dans la course.',
  piles: {
    turntable: (count) => `Aux plaques tournantes : ${cards(count)}`,
    finish: (count) => `À l’arrivée : ${cards(count)}`,
  },
  pileCards: (values) => `De haut en bas : ${values.join(', ')}`,
  points: (total) => (total <= 1 ? `${total} point` : `${total} points`),
  pointsCards: (values) => `Cartes points : ${values.join(', ')}`,
  lastStage: (number) => `Ce qui s’est passé à l’étape ${number}`,
  ownLocomotives: 'Tes locomotives',
  tracks: 'Voies et points',
  pointsPiles: 'Cartes points à prendre',
  locomotive: (model, place, left) =>
    left === 0 ? `${model} : ${place}` : `${model} : ${place}, à ${spaces(left)} de l’arrivée`,
};
