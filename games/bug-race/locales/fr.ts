import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/fr.ts';
import { boardText } from './board/fr.ts';
import { logWords } from './log/fr.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/fr.ts';
import type { BugRaceText } from './text.ts';

/** All words of Bug Race in French. */
export const text: BugRaceText = {
  language: 'fr',
  options,
  headings: {
    goal: 'Le but',
    bug: 'Ton insecte',
    choosing: 'Le tour, première partie : choisir et passer',
    legs: 'Le tour, deuxième partie : faire avancer les pattes',
    body: 'Faire avancer le corps',
    finish: 'L’arrivée',
    expert: 'Règles pour experts',
    options: 'Les options d’une table',
  },
  toRules,
  watching,
  seat,
  bots,
  describeEvent: eventDescriber('fr', logWords),
  refusals: {
    ...sharedRefusals,
    notRacing: 'Ton insecte n’est plus en course : profite du spectacle.',
    wrongPhase: 'Pas maintenant : cela se fait dans l’autre partie du tour.',
    notOffered: 'Cette carte n’est pas au choix : prends une de celles qu’on te propose.',
    sameChoice: 'Tu as déjà choisi cette carte : prends-en une autre ou attends les autres.',
    notInHand: 'Cette carte n’est pas dans ta main : joue une des tiennes.',
    cardInPlay: 'Une carte est encore en jeu : termine-la d’abord.',
    noCardInPlay: 'Aucune carte n’est en jeu : joues-en d’abord une de ta main.',
    notALeg: 'Ce n’est pas une des six pattes de ton insecte : choisis-en une.',
    notOnCard: 'La carte ne montre pas cette patte : fais-en avancer une qu’elle montre.',
    alreadyMoved: 'Cette patte a déjà fait son pas avec cette carte : fais-en avancer une autre.',
    loseLeg: 'Le corps perdrait une patte : fais d’abord avancer les pattes les plus en arrière.',
    legTaken: 'Une autre patte occupe la case de devant : fais d’abord avancer celle-là.',
    trackEnds: 'La piste s’arrête ici : fais avancer autre chose.',
    bodyWaits: 'Cette patte irait trop loin devant : fais d’abord avancer le corps.',
    mustMove:
      'Une patte de cette carte peut encore avancer : fais-la avancer avant de défausser la carte.',
    cardsLeft: 'Tu as encore des cartes en main : joue-les d’abord.',
    alreadyDone: 'Tu as terminé ce tour : attends les autres.',
    badSteps: 'Ces pas sont illisibles : rejoue la carte, pas à pas.',
  },
  board: boardText,
};
