import type { PlayerID } from 'boardgame.io';
import { type EventFormatters, type EventOf, formatEvent } from '../../kit/event-formatters.ts';
import { bots, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/fr.ts';
import { once } from '../../kit/once.ts';
import type { NameOf } from '../../kit/text.ts';
import {
  type ActionCardID,
  actionKind,
  arrowOf,
  type Deck,
  maxCounters,
  type SectionCardID,
  type Stage,
  squaresOn,
} from '../rules/components.ts';
import type { ArrowKind, DiceKind } from '../rules/effects.ts';
import type { GewaltEvent, ScoredTrophy } from '../rules/events.ts';
import type { SectionRef } from '../rules/state.ts';
import { boardText } from './board/fr.ts';
import {
  betInWords,
  betsOf,
  type ToldSection,
  toldSection,
  toldSpot,
  turnsFrom,
} from './event-text.ts';
import { options } from './options/fr.ts';
import type { GewaltText } from './text.ts';

const lists = once(() => new Intl.ListFormat('fr'));
const { kinds, stages } = boardText;

/** Adjectives as they follow “étape”. */
const stageAdjectives: Readonly<Record<Stage, string>> = {
  lilac: 'lilas',
  blue: 'bleue',
  red: 'rouge',
};

const deckNames: Readonly<Record<Deck, string>> = { section: 'section', action: 'action' };

function quoted(card: string): string {
  return `« ${card} »`;
}

/** Returns a card's name. Adjectives after it are feminine. */
function action(cardID: ActionCardID): string {
  return quoted(kinds[actionKind(cardID)]);
}

function squares(count: number): string {
  if (count === 0) return 'aucune case';
  return count === 1 ? '1 case' : `${count} cases`;
}

function sectionCard(cardID: SectionCardID): string {
  const count = squaresOn(cardID);
  return count === 0 ? 'carte section sans case' : `carte section de ${squares(count)}`;
}

function points(count: number): string {
  return count <= 1 ? `${count} point` : `${count} points`;
}

/** Returns the ordinal of a place, which is feminine. */
function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

function sectionOf({ stage, number }: ToldSection): string {
  return `${stages[stage]} ${number}`;
}

function spotOf(spot: SectionRef, playerID: PlayerID): string {
  const told = toldSpot(spot, playerID);
  return `couloir ${told.lane}${told.isOwn ? ' (le sien)' : ''}, ${sectionOf(told)}`;
}

/** Effects of a card in the turn that begins. */
const effects: Readonly<Record<ArrowKind, (name: string) => string>> = {
  extraTurn: (name) => `${name} joue deux tours de suite`,
  skipTurn: (name) => `${name} passe son tour`,
  noRoll: (name) => `${name} peut utiliser des cartes, mais n’avance pas`,
  doubleRoll: (name) => `pour ${name}, les dés comptent double`,
  noCards: (name) => `${name} ne peut pas jouer de carte, seulement en défausser`,
  move4: (name) => `${name} avance de 4 cases sans lancer les dés`,
  move10: (name) => `${name} avance de 10 cases sans lancer les dés`,
  minus4: (name) => `${name} avance de 4 cases de moins que le total des dés`,
  plus4: (name) => `${name} avance de 4 cases de plus que le total des dés`,
};

/** Effects of a card on the dice, added to their result. */
const diceChanges: Readonly<Record<DiceKind, string>> = {
  doubleRoll: ', doublés',
  minus4: ', moins 4',
  plus4: ', plus 4',
};

function toldRoll(
  { playerID, dice, effect, steps }: EventOf<GewaltEvent, 'rolled'>,
  nameOf: NameOf,
): string {
  const change = effect === null ? '' : diceChanges[effect];
  return `${nameOf(playerID)} fait ${dice[0]} et ${dice[1]}${change} : ${squares(steps)}.`;
}

function toldMove(
  { playerID, to, path, steps }: EventOf<GewaltEvent, 'moved'>,
  nameOf: NameOf,
): string {
  const name = nameOf(playerID);
  if (to === null) return `${name} franchit la ligne d’arrivée !`;
  if (path.length === 0) return `${name} n’avance pas.`;
  return `${name} avance de ${squares(steps)}, jusqu’à ${sectionOf(toldSection(to.section))}, case ${to.square}.`;
}

function toldRow({ stage, trophy, bet, sameBets, points: count }: ScoredTrophy, nameOf: NameOf) {
  const came = `${stages[stage]}, ${ordinal(trophy)} place`;
  if (trophy !== bet) return `${came} au lieu de la ${ordinal(bet)}`;
  const same =
    sameBets.length === 0 ? '' : ` (même pari : ${lists().format(sameBets.map(nameOf))})`;
  return `${came} comme parié, ${points(count)}${same}`;
}

const eventFormatters: EventFormatters<GewaltEvent> = {
  raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
    `C’est parti, ${isExpert ? 'avec les' : 'sans'} cartes action ! Ordre de jeu : ${lists().format(turnsFrom(firstPlayer, seats).map(nameOf))}.`,
  turnBegan: ({ playerID, isSecond }, nameOf) =>
    isSecond ? `${nameOf(playerID)} joue un second tour.` : `C’est à ${nameOf(playerID)} de jouer.`,
  laidSection: ({ playerID, cardID, ...spot }, nameOf) =>
    `${nameOf(playerID)} pose une ${sectionCard(cardID)} dans le ${spotOf(spot, playerID)}.`,
  discarded: ({ playerID, deck, cardID }, nameOf) =>
    `${nameOf(playerID)} défausse ${deck === 'section' ? `une ${sectionCard(cardID)}` : action(cardID)}.`,
  relocated: ({ playerID, actionID, cardID, from, to }, nameOf) =>
    `${nameOf(playerID)} joue ${action(actionID)} : la ${sectionCard(cardID)} passe du ${spotOf(from, playerID)} au ${spotOf(to, playerID)}.`,
  actionLaid: ({ playerID, target, cardID }, nameOf) =>
    `${nameOf(playerID)} pose ${action(cardID)} devant ${nameOf(target)}.`,
  asked: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} doit choisir : contrer ${action(cardID)}, posée par ${nameOf(from)}, ou laisser passer.`,
  countered: ({ playerID, from, cardID, times }, nameOf) =>
    `${nameOf(playerID)} contre ${action(cardID)}, posée par ${nameOf(from)} (${times === 1 ? '1er' : `${times}e`} contre sur ${maxCounters}) : les deux cartes sont défaussées.`,
  allowed: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} laisse passer ${action(cardID)}, posée par ${nameOf(from)}.`,
  actionTookEffect: ({ playerID, from, cardID }, nameOf) =>
    `${action(cardID)}, posée par ${nameOf(from)}, fait effet : ${effects[arrowOf(cardID)](nameOf(playerID))}.`,
  actionSpent: ({ playerID, cardID }, nameOf) =>
    `${action(cardID)}, devant ${nameOf(playerID)}, a fait son effet : on la défausse.`,
  rolled: toldRoll,
  stayed: ({ playerID }, nameOf) => `${nameOf(playerID)} ne lance pas les dés et reste sur place.`,
  moved: toldMove,
  crossed: ({ playerID, stage, place }, nameOf) =>
    `${nameOf(playerID)} boucle l’étape ${stageAdjectives[stage]} et prend le trophée de la ${ordinal(place)} place.`,
  finished: ({ playerID, laid }, nameOf) => {
    const too = laid === null ? '' : `, et ${action(laid)} aussi`;
    return `${nameOf(playerID)} a fini la course : on défausse ses cartes en main${too}.`;
  },
  tookRest: ({ playerID, trophies }, nameOf) => {
    const taken = trophies.map(({ stage, place }) => `${ordinal(place)} place en ${stages[stage]}`);
    const what = taken.length === 1 ? 'le dernier trophée' : 'les trophées restants';
    return `Il ne reste que ${nameOf(playerID)} en course, qui prend ${what} : ${lists().format(taken)}.`;
  },
  drew: ({ playerID, deck, isOwed }, nameOf) =>
    `${nameOf(playerID)} pioche une carte ${deckNames[deck]}${isOwed ? ' pour un contre' : ''}.`,
  reshuffled: ({ deck, count }) =>
    `La pioche des cartes ${deckNames[deck]} est vide : on mélange la défausse pour en refaire une (${count === 1 ? '1 carte' : `${count} cartes`}).`,
  nothingToDraw: ({ playerID, deck }, nameOf) =>
    `Il n’y a plus de cartes ${deckNames[deck]} : ${nameOf(playerID)} n’en pioche pas.`,
  betsShown: ({ bets }, nameOf) => {
    const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
    return `On retourne les paris sur le lilas, le bleu et le rouge : ${lists().format(told)}.`;
  },
  scored: ({ playerID, rows, points: sum }, nameOf) => {
    const scores = sum === 0 ? 'ne marque aucun point' : `marque ${points(sum)}`;
    return `${nameOf(playerID)} ${scores} : ${rows.map((row) => toldRow(row, nameOf)).join(' ; ')}.`;
  },
  raceEnded: ({ winners }, nameOf) => {
    const named = lists().format(winners.map(nameOf));
    return winners.length === 1
      ? `La course est finie : ${named} a le plus de points et gagne !`
      : `La course est finie : ${named} ont le plus de points et se partagent la victoire !`;
  },
};

/** All words of Crazy Race (Gewalt) in French. */
export const text: GewaltText = {
  options,
  rules: [
    {
      id: 'goal',
      heading: 'Le but',
      body: [
        'Chacun court dans son couloir à travers trois étapes : lilas, bleue et rouge. Mais il ne s’agit pas d’aller le plus vite. Ton pari secret dit à quelle place tu dois boucler chaque étape : passe juste à ce moment-là, ni plus tôt ni plus tard. Les cartes allongent ou raccourcissent le terrain, pour toi et pour les autres.',
      ],
    },
    {
      id: 'components',
      heading: 'Matériel',
      body: [
        [
          'Cinq couloirs côte à côte. Chacun a trois étapes de cinq sections, et une section a quatre cases.',
          '56 cartes section, de 0 à 8 cases.',
          '20 cartes pari. La tienne indique une place pour chaque étape ; personne d’autre ne la voit avant la fin.',
          '15 trophées : les places de chaque étape.',
          'Deux dés. Pour les experts, 27 cartes action.',
        ],
        'Ton pion part de la première case de ton couloir et n’en sort jamais. Tu as quatre cartes section en main. On tire au sort qui commence ; puis on joue dans le sens horaire.',
      ],
    },
    {
      id: 'turn',
      heading: 'Ton tour',
      body: [
        'D’abord, si tu veux, joue ou défausse une carte section et pioches-en une autre. Puis lance les deux dés et avance d’autant de cases : ça, c’est obligatoire.',
        'Pose la carte section sur une section sans pion ni carte, dans n’importe lequel des cinq couloirs, même là où personne ne court. Dès lors, la section a autant de cases que la carte en montre ; avec un 0, on la saute. Les pions placés avant et après ne bougent pas.',
      ],
    },
    {
      id: 'trophies',
      heading: 'Les trophées',
      body: [
        'Quand tu dépasses la fin d’une étape, tu prends aussitôt son prochain trophée : le premier à passer a la 1re place, et ainsi de suite. Le reste du déplacement continue dans l’étape suivante. Il n’y a que des sections sautées devant la ligne ? Alors ton premier pas te fait passer.',
        'Après l’étape rouge, ta course est finie, et tu défausses tes cartes en main. Les autres continuent. Quand il ne reste qu’un pion, il reçoit les trophées restants, et la course se termine.',
      ],
    },
    {
      id: 'points',
      heading: 'Les points',
      body: [
        'On retourne alors les paris. Un trophée ne compte que si, pour cette étape, tu as parié exactement sur cette place. Il te donne alors 1 point, plus 1 par adversaire qui a parié là sur la même place, qu’il l’ait obtenue ou non. Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.',
        'Un exemple à quatre. A parie sur 4, 3, 2 et arrive 3, 2, 3 ; B parie sur 2, 3, 4 et arrive 2, 3, 1 ; C parie sur 2, 1, 2 et arrive 1, 1, 2 ; D parie sur 4, 3, 4 et arrive 4, 4, 4.',
        [
          'A ne tombe jamais juste : 0 point.',
          'B marque 2 points en lilas (C y a aussi parié sur la 2e place) et 3 en bleu (A et D aussi, sur la 3e) : 5 points.',
          'C marque 1 point en bleu (personne d’autre n’y a parié sur la 1re place) et 2 en rouge (A aussi, sur la 2e) : 3 points.',
          'D marque 2 points en lilas (A y a aussi parié sur la 4e place) et 2 en rouge (B aussi) : 4 points.',
        ],
      ],
    },
    {
      id: 'piles',
      heading: 'Les pioches',
      body: [
        'Quand une pioche est vide et qu’il faut piocher, on mélange sa défausse pour en refaire une. Les cartes section posées dans les couloirs y restent. S’il n’y a plus rien du tout, on ne pioche pas.',
      ],
    },
    {
      id: 'expert',
      heading: 'Le jeu expert',
      body: [
        'Chacun a aussi quatre cartes action en main. Avant de lancer les dés, tu peux jouer ou défausser une carte section et une carte action, dans l’ordre de ton choix. Chacune est remplacée aussitôt ; celle qui peut encore être contrée, seulement après la réponse.',
        'Les cartes à flèche se posent, visibles, devant un adversaire encore en course qui n’en a pas déjà une. Elles font effet à son prochain tour, puis on les défausse. Quand tu arrives, la carte posée devant toi est défaussée aussi.',
      ],
    },
    {
      id: 'arrows',
      heading: 'Les cartes à flèche',
      body: [
        [
          `${kinds.extraTurn} : deux tours de suite. Le second est un tour normal, avec des cartes de nouveau.`,
          `${kinds.skipTurn} : pas de tour du tout, ni cartes ni dés.`,
          `${kinds.noRoll} : les cartes sont permises, puis le tour se termine sans avancer.`,
          `${kinds.doubleRoll} : les dés comptent double.`,
          `${kinds.noCards} : interdit de jouer des cartes, permis d’en défausser.`,
          `${kinds.move4} : avancer de 4 cases au lieu de lancer les dés.`,
          `${kinds.move10} : avancer de 10 cases au lieu de lancer les dés.`,
          `${kinds.minus4} : 4 cases de moins que le total des dés, mais jamais en arrière.`,
          `${kinds.plus4} : 4 cases de plus que le total des dés.`,
        ],
      ],
    },
    {
      id: 'circles',
      heading: 'Les cartes à cercle',
      body: [
        [
          `${kinds.relocate} : tu déplaces une carte section, de n’importe quel couloir, vers une section sans pion ni carte. Il ne doit pas y avoir de pion sur la carte.`,
          `${kinds.counter} : annule une carte action qu’on vient de poser devant toi. Les deux sont défaussées.`,
        ],
        'À un autre moment, un contre ne se joue pas, mais tu peux le défausser. On ne contre ni une carte section, ni un contre. Tu ne peux contrer le même adversaire que deux fois par course.',
        'Pour un contre, tu ne pioches qu’à la fin de ton prochain tour ; si tu en as deux de suite, après le premier.',
        'Tant que tu peux contrer et que tu as des cartes action, on te pose la question, même sans contre en main : ainsi, l’attente ne trahit rien de ton jeu. Prends donc ton temps pour répondre !',
      ],
    },
    {
      id: 'options',
      heading: 'Les options d’une table',
      body: [
        [
          'Jeu expert : avec les cartes action.',
          'Moment des contres : d’habitude, on te demande ta réponse dès que la carte est posée. Si la partie dure des jours, mieux vaut la demander au début de ton tour ; pour un contre, tu pioches alors à la fin de ce même tour.',
        ],
      ],
    },
  ],
  toRules,
  watching,
  bots,
  score: boardText.scoring.points,
  tell: (event, nameOf) => formatEvent(eventFormatters, event, nameOf),
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
