import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/fr.ts';
import { boardText } from './board/fr.ts';
import { logWords, quoted } from './log/fr.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/fr.ts';
import type { GewaltText } from './text.ts';

const { kinds } = boardText;

/** All words of Crazy Race (Gewalt) in French. */
export const text: GewaltText = {
  language: 'fr',
  options,
  headings: {
    goal: 'Le but',
    components: 'Matériel',
    turn: 'Ton tour',
    trophies: 'Les trophées',
    points: 'Les points',
    piles: 'Les pioches',
    expert: 'Le jeu expert',
    arrows: 'Les cartes à flèche',
    circles: 'Les cartes à cercle',
    options: 'Les options d’une table',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.scoring.points,
  describeEvent: eventDescriber('fr', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Tu ne participes pas à cette course : profite du spectacle.',
    raceOver: 'La course est finie : lancez-en une autre, si vous voulez.',
    alreadyFinished: 'Tu as déjà fini la course : regarde courir les autres.',
    notYourTurn: 'Ce n’est pas à toi : attends ton tour.',
    waitForAnswer: 'Ta carte peut encore être contrée : attends la réponse.',
    answerFirst: 'Il y a une carte devant toi : contre-la d’abord, ou laisse passer.',
    basicGame: 'Il n’y a pas de cartes action dans le jeu de base : utilise tes cartes section.',
    notInHand: 'Cette carte n’est pas dans ta main : choisis une des tiennes.',
    sectionUsed: 'Tu as déjà utilisé une carte section à ce tour : continue sans.',
    actionUsed: 'Tu as déjà utilisé une carte action à ce tour : continue sans.',
    noCards: `Avec ${quoted(kinds.noCards)}, tu ne peux pas jouer de carte : défausse, si tu veux, puis lance les dés.`,
    notASection: 'Cette section n’existe pas : choisis-en une sur le plateau.',
    pawnThere: 'Il y a un pion sur cette section : choisis-en une libre.',
    cardThere: 'Il y a déjà une carte sur cette section : choisis-en une sans.',
    forOneself: 'Cette carte ne se pose pas devant les autres : choisis-en une à flèche.',
    notARelocation: `Cette carte ne déplace pas de carte section : seule ${quoted(kinds.relocate)} le fait.`,
    noCardToMove: 'Il n’y a pas de carte sur cette section : choisis-en une qui en a.',
    cardUnderPawn: 'Il y a un pion sur cette carte : déplaces-en une autre.',
    notASeat: 'Personne ne joue à cette place : choisis un adversaire.',
    ownSeat: 'Tu ne peux pas la poser devant toi : choisis un adversaire.',
    targetFinished: 'Cet adversaire a déjà fini la course : choisis-en un encore en course.',
    targetHasCard: 'Cet adversaire a déjà une carte devant lui : choisis-en un sans.',
    notACounter: 'Cette carte n’est pas un contre : joue un contre, ou laisse passer.',
    notAsked: 'Il n’y a rien à contrer pour l’instant : attends qu’on te le demande.',
    counteredTwice: 'Tu as déjà contré deux fois cet adversaire : cette carte, tu la gardes.',
  },
  board: boardText,
};
