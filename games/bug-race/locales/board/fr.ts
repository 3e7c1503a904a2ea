import { listIn } from '../../../kit/locales/list.ts';
import type { Leg } from '../../rules/components.ts';
import type { BoardText } from './en.ts';

const legs: Readonly<Record<Leg, string>> = {
  leftFront: 'patte avant gauche',
  leftMiddle: 'patte médiane gauche',
  leftRear: 'patte arrière gauche',
  rightFront: 'patte avant droite',
  rightMiddle: 'patte médiane droite',
  rightRear: 'patte arrière droite',
};

const list = listIn('fr');

function placed(place: number): string {
  return place === 1 ? '1er' : `${place}e`;
}

function cards(count: number): string {
  return count <= 1 ? `${count} carte` : `${count} cartes`;
}

export const boardText: BoardText = {
  legs,
  body: 'corps',
  newcomer: (number) => `quelqu’un à la place ${number}`,
  you: (name) => `${name} (toi)`,
  sentences: {
    choose: (receiver, passed) =>
      passed === 1
        ? `Garde une carte. L’autre va à ${receiver}. Il te faut des pattes qui ont de la place devant.`
        : `Garde une carte. Les ${passed} autres vont à ${receiver}. Il te faut des pattes qui ont de la place devant.`,
    chosen: (waitedFor) =>
      `C’est choisi. En attendant ${list(waitedFor)}, tu peux encore changer d’avis.`,
    pickCard: 'Prends une carte et essaie-la : où vont les pattes arrière, le corps suit.',
    lastCard: 'Ta dernière carte : touche ce qui est éclairé, pattes ou corps.',
    moveLegs: 'Touche ce qui est éclairé, pattes ou corps, dans l’ordre que tu veux.',
    moveOrPlay: 'Touche ce qui est éclairé. Tu peux jouer la carte quand tu veux.',
    bodyOrPlay: 'Le corps doit d’abord avancer. Ou joue la carte telle quelle.',
    confirm: 'La carte est complète. Joue-la, ou remets-la en main.',
    confirmRest: (legs) =>
      legs.length === 1
        ? `La ${legs[0]} est bloquée. Joue la carte, ou remets-la en main.`
        : `Les ${legs.length} autres pattes sont bloquées. Joue la carte, ou remets-la en main.`,
    nothingMoves: 'Aucune patte de ta dernière carte ne peut avancer. Joue-la pour la défausser.',
    tryAnother: 'Carte bloquée. Essaies-en d’abord une autre, ou joue-la pour la défausser.',
    continueCard: 'Continue ta carte : touche ce qui est éclairé.',
    endTurn: 'Toutes tes cartes sont jouées. Termine ton tour.',
    ending: 'Ton tour se termine dans quelques secondes, sauf si tu reprends la carte.',
    waitForMoves: (waitedFor) => `Tu as fini. On attend ${list(waitedFor)}.`,
    home: 'Tu as franchi la ligne ! Les autres courent encore.',
    waitFor: (waitedFor) => `On attend ${list(waitedFor)}.`,
    watchChoosing: (waitedFor) =>
      waitedFor.length === 1
        ? `${list(waitedFor)} choisit une carte.`
        : `${list(waitedFor)} choisissent une carte.`,
    watchMoving: (waitedFor) =>
      waitedFor.length === 1 ? `${list(waitedFor)} avance.` : `${list(waitedFor)} avancent.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} remporte la pomme !`
        : `${list(winners)} se partagent la pomme !`,
  },
  hints: {
    choose:
      'Chaque patte de la carte avance d’une case, si elle a la place. Le corps suit, tant qu’aucune patte ne reste en arrière. La pomme va au premier insecte dont tout le corps a passé la ligne à damier.',
    move: 'Tant que tu essaies, rien ne compte. Une patte bloquée peut se libérer quand celle de devant, ou le corps, a avancé.',
  },
  reasons: {
    heading: 'Pourquoi cet ordre ?',
    help: 'D’abord l’insecte arrivé à un tour précédent, puis celui dont le corps est le plus loin. Ensuite, les pattes décident : chaque paire vaut la somme de ses deux cases, d’abord les pattes arrière, puis les médianes, puis les pattes avant. Ce qui place un insecte devant le suivant est mis en évidence.',
    body: 'Corps',
    legs: 'Pattes',
    rear: 'arrière',
    middle: 'médianes',
    front: 'avant',
    home: (turn) => `arrivé au tour ${turn}`,
  },
  actions: {
    play: 'Jouer la carte',
    takeBack: 'Remettre en main',
    undoStep: 'Annuler le pas',
    moveAll: 'Tout faire avancer',
    finishCard: 'Défausser',
    endTurn: 'Terminer le tour',
  },
  status: {
    choosing: 'choisit',
    hasChosen: 'a choisi',
    moving: 'avance',
    isDone: 'a fini',
    home: (place) => `arrivé ${placed(place)}`,
    away: 'absent',
    free: 'libre',
  },
  allTracks: 'La course',
  ownTrack: 'Ton insecte',
  hand: 'Tes cartes',
  keptCards: 'Gardées pour ce tour',
  passedOn: (receiver, count) => (count === 1 ? `Passée à ${receiver}` : `Passées à ${receiver}`),
  played: 'jouée',
  card: (legs) => `Carte : ${legs.join(', ')}`,
  kept: 'tu la gardes',
  cardsInHand: cards,
  discards: (count) => `Défausse : ${count}`,
  lastDiscard: (legs) => `Au-dessus : ${legs.join(', ')}`,
  pile: (count) => `Pioche : ${count}`,
  turn: (number) => `Tour ${number}`,
  passing: { left: 'On passe à gauche', right: 'On passe à droite', swap: 'On échange' },
  place: placed,
  side: 'Face du plateau',
  sides: { forest: 'Forêt', station: 'Station' },
  pieceAt: (piece, section) => `${piece}, case ${section}`,
  marks: { lit: 'peut avancer', waits: 'ne peut pas avancer', moved: 'a avancé' },
  toGo: (sections) => (sections < 2 ? `encore ${sections} case` : `encore ${sections} cases`),
  stillToGo: 'Chemin restant',
  bugTable: 'Où se trouve chaque insecte, case par case',
  player: 'Joueur',
  section: (number) => `${number}`,
  sections: (rear, front) => `${rear}–${front}`,
};
