import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/fr.ts';
import { bidStep } from '../rules/components.ts';
import { boardText } from './board/fr.ts';
import { logWords } from './log/fr.ts';
import { eventDescriber } from './log.ts';
import { moneyIn } from './money.ts';
import { options } from './options/fr.ts';
import type { GrandPrixText } from './text.ts';

const money = moneyIn('fr');

/** All words of Detroit–Cleveland Grand Prix in French. */
export const text: GrandPrixText = {
  language: 'fr',
  options,
  headings: {
    goal: 'Le but',
    components: 'Matériel',
    beforeRace: 'Avant la course',
    auction: 'Les enchères',
    carForEverybody: 'Une voiture pour chacun',
    race: 'La course',
    driving: 'La conduite',
    white: 'Le blanc',
    exchange: 'Les cartes échange',
    stuck: 'Quand tu ne peux pas jouer',
    finish: 'L’arrivée et les primes',
    options: 'Les options d’une table',
  },
  toRules,
  watching,
  seat,
  bots,
  score: money,
  describeEvent: eventDescriber('fr', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Tu ne participes pas à cette partie : profite du spectacle.',
    wrongPhase: 'Pas maintenant : cela se fait à un autre moment de la partie.',
    notYourTurn: 'Ce n’est pas à toi : attends ton tour.',
    atLimit: 'Tu as déjà autant de voitures que permis : attends la course.',
    shutOut: 'Les voitures restantes sont pour ceux qui n’en ont pas : attends la course.',
    alreadyPassed: 'Tu as passé pour cette voiture : attends la suivante.',
    notAMultiple: `Cette offre n’est pas valable : propose un multiple de ${money(bidStep)}.`,
    tooLow: 'Cela ne dépasse pas la dernière offre : propose plus, ou passe.',
    tooHigh: 'Tu n’as pas autant d’argent : propose moins, ou passe.',
    notInHand: 'Cette carte n’est pas dans ta main : joue une des tiennes.',
    badMoves: 'Ces déplacements sont illisibles : refais-les sur le plateau.',
    notPlayable:
      'Cette carte n’est pas jouable : quel que soit le chemin, il ne reste aucune voiture pour le blanc. Joues-en une autre.',
    wrongCar:
      'Cette ligne de la carte est pour une autre voiture : fais avancer celle-là, en tenant compte des échanges.',
    carHome: 'Cette voiture est arrivée et n’avance plus : passe à la ligne suivante.',
    lapsed: 'Toutes les voitures sont arrivées : ignore le reste de la carte.',
    sideways: 'Une voiture ne va jamais de côté : avance tout droit ou en diagonale.',
    notForward: 'Ce n’est pas la case suivante : avance d’une case à la fois.',
    pathBlocked: 'Une autre voiture est sur le chemin : contourne-la.',
    tooLong: 'C’est trop loin : arrête-toi au nombre de la carte, ou à l’arrivée.',
    tooShort: 'Ce n’est pas assez loin : trouve un chemin plus long.',
    whiteHome: 'Cette voiture est déjà arrivée : pour le blanc, choisis-en une encore en course.',
    whiteOnCard:
      'Une autre ligne de cette carte fait avancer cette voiture : choisis-en une autre pour le blanc.',
    whiteTooFar:
      'Cette voiture ne peut pas faire toutes les cases : choisis-en une autre pour le blanc.',
    mustUseWhite: 'Le blanc peut servir : choisis une voiture, et son chemin.',
    noWhiteCar:
      'Ainsi, il ne reste aucune voiture pour le blanc : reviens en arrière et choisis d’autres chemins.',
    mayNotHold: 'À cette table, on ne garde pas ses cartes : joues-en une.',
    noCar: 'Il faut avoir des voitures, toutes arrivées, pour garder ses cartes : joues-en une.',
    carsRacing: 'Une de tes voitures court encore : joue une carte.',
  },
  board: boardText,
};
