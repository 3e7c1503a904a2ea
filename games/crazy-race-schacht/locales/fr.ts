import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/fr.ts';
import { boardText } from './board/fr.ts';
import { logWords } from './log/fr.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/fr.ts';
import type { SchachtText } from './text.ts';

/** All words of Crazy Race (Schacht) in French. */
export const text: SchachtText = {
  language: 'fr',
  options,
  headings: {
    goal: 'Le but',
    components: 'Matériel',
    placing: 'L’étape, première partie : poser des cartes',
    moving: 'L’étape, seconde partie : qui peut avancer ?',
    track: 'Sur la voie',
    cards: 'Tes cartes',
    end: 'La fin',
    options: 'Les options d’une table',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.points,
  describeEvent: eventDescriber('fr', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Tu ne participes pas à cette course : profite du spectacle.',
    wrongPhase: 'Pas maintenant : cela se fait à un autre moment de la course.',
    notYourTurn: 'Ce n’est pas à toi : attends ton tour.',
    notInHand: 'Cette carte n’est pas dans ta main : joue une des tiennes.',
    notASide: 'La carte étape n’a pas ce côté : choisis un des quatre.',
    tabooSide: 'Ce côté est tabou pour cette étape : choisis un des trois autres.',
    alreadyTakenBack: 'Tu as déjà repris ta pile une fois : continue avec ce que tu as.',
    emptyPile: 'Ta pile est vide : attends qu’il y ait des cartes à reprendre.',
    notYourLocomotive: 'Tu n’as pas cette locomotive : choisis une de tes trois.',
    otherLocomotive: 'Ce côté est pour une autre locomotive : déplace celle qu’il montre.',
    alreadyHome: 'Cette locomotive est déjà arrivée : choisis-en une encore en route.',
    notADistance: 'Ce n’est pas une distance : avance de cases entières, d’une au moins.',
    wrongDistance: 'Ici, on avance du nombre entier : fais toutes les cases, ou renonce.',
    tooFar: 'Il ne te reste pas autant de cases : avance de moins.',
    badFurtherMoves: 'Ces déplacements sont illisibles : refais-les sur le plateau.',
    choosePrize: 'Choisis d’abord ta récompense : la carte de la pile ou celle d’un autre.',
    noPrize: 'Tu n’as pas de récompense à choisir : continue la course.',
    ownPoints: 'Ces points sont déjà à toi : choisis quelqu’un d’autre.',
    notASeat: 'Personne ne joue à cette place : choisis quelqu’un d’autre.',
    nothingToSteal:
      'Il n’y a pas de carte points à prendre là : choisis quelqu’un d’autre, ou pioche sur la pile.',
    nothingToReclaim: 'Tu n’as pas de carte à reprendre : attends les autres.',
    alreadyAnswered: 'On ne te demande plus rien : attends les autres.',
    notPlayedHere: 'Tu n’as pas joué cette carte dans cette étape : choisis-en une jouée ici.',
    notYourPoints: 'Cette carte points n’est pas à toi : choisis une des tiennes.',
  },
  board: boardText,
};
