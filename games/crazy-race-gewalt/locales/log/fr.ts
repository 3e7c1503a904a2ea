import { type EventFormatters, type EventOf, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import type { NameOf } from '../../../kit/text.ts';
import {
  type ActionCardID,
  actionKind,
  arrowOf,
  type Deck,
  maxCounters,
  type SectionCardID,
  type Stage,
  squaresOn,
} from '../../rules/components.ts';
import type { ArrowKind, DiceKind } from '../../rules/effects.ts';
import type { GewaltEvent, ScoredTrophy } from '../../rules/events.ts';
import type { SectionRef } from '../../rules/state.ts';
import { boardText } from '../board/fr.ts';
import {
  betInWords,
  betsOf,
  type ToldSection,
  toldSection,
  toldSpot,
  turnsFrom,
} from '../event-details.ts';
import type { GewaltText } from '../text.ts';

const list = listIn('fr');
const { kinds, stages } = boardText;

/** Adjectives as they follow “étape”. */
const stageAdjectives: Readonly<Record<Stage, string>> = {
  lilac: 'lilas',
  blue: 'bleue',
  red: 'rouge',
};

const deckNames: Readonly<Record<Deck, string>> = { section: 'section', action: 'action' };

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
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
  skipTurn: (name) => `${name} saute son tour`,
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
  const same = sameBets.length === 0 ? '' : ` (même pari : ${list(sameBets.map(nameOf))})`;
  return `${came} comme parié, ${points(count)}${same}`;
}

const eventFormatters: EventFormatters<GewaltEvent> = {
  raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
    `C’est parti, ${isExpert ? 'avec les' : 'sans'} cartes action ! Ordre de jeu : ${list(turnsFrom(firstPlayer, seats).map(nameOf))}.`,
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
    return `Dernier pion en course : ${nameOf(playerID)}, qui prend ${what} (${list(taken)}).`;
  },
  drew: ({ playerID, deck, isOwed }, nameOf) =>
    `${nameOf(playerID)} pioche une carte ${deckNames[deck]}${isOwed ? ' pour un contre' : ''}.`,
  reshuffled: ({ deck, count }) =>
    `La pioche des cartes ${deckNames[deck]} est vide : on mélange la défausse pour en refaire une (${count === 1 ? '1 carte' : `${count} cartes`}).`,
  nothingToDraw: ({ playerID, deck }, nameOf) =>
    `Il n’y a plus de cartes ${deckNames[deck]} : ${nameOf(playerID)} n’en pioche pas.`,
  betsShown: ({ bets }, nameOf) => {
    const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
    return `On retourne les paris sur le lilas, le bleu et le rouge : ${list(told)}.`;
  },
  scored: ({ playerID, rows, points: sum }, nameOf) => {
    const scores = sum === 0 ? 'ne marque aucun point' : `marque ${points(sum)}`;
    return `${nameOf(playerID)} ${scores} : ${rows.map((row) => toldRow(row, nameOf)).join(' ; ')}.`;
  },
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `La course est finie : ${named} a le plus de points et gagne !`
      : `La course est finie : ${named} ont le plus de points et se partagent la victoire !`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GewaltText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
