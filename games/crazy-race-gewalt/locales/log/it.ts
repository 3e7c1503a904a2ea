import { type EventFormatters, type EventOf, formatEvent } from '../../../kit/event-formatters.ts';
import { withD } from '../../../kit/locales/elision.ts';
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
import { boardText } from '../board/it.ts';
import {
  betInWords,
  betsOf,
  type ToldSection,
  toldSection,
  toldSpot,
  turnsFrom,
} from '../event-details.ts';
import type { GewaltText } from '../text.ts';

const list = listIn('it');
const { kinds, stages } = boardText;
const ordinal = boardText.status.place;

/** Adjectives as they follow “tappa”. */
const stageAdjectives: Readonly<Record<Stage, string>> = {
  lilac: 'lilla',
  blue: 'blu',
  red: 'rossa',
};

const deckNames: Readonly<Record<Deck, string>> = { section: 'tratto', action: 'azione' };

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
  return `«${card}»`;
}

function action(cardID: ActionCardID): string {
  return quoted(kinds[actionKind(cardID)]);
}

function squares(count: number): string {
  if (count === 0) return 'nessuna casella';
  return count === 1 ? '1 casella' : `${count} caselle`;
}

function sectionCard(cardID: SectionCardID): string {
  const count = squaresOn(cardID);
  return count === 0 ? 'carta tratto senza caselle' : `carta tratto da ${squares(count)}`;
}

function points(count: number): string {
  return count === 1 ? '1 punto' : `${count} punti`;
}

function sectionOf({ stage, number }: ToldSection): string {
  return `${stages[stage]} ${number}`;
}

function spotOf(spot: SectionRef, playerID: PlayerID): string {
  const told = toldSpot(spot, playerID);
  return `corsia ${told.lane}${told.isOwn ? ' (la sua)' : ''}, ${sectionOf(told)}`;
}

/** Effects of a card in the turn that begins. */
const effects: Readonly<Record<ArrowKind, (name: string) => string>> = {
  extraTurn: (name) => `${name} gioca due turni di fila`,
  skipTurn: (name) => `${name} salta questo turno`,
  noRoll: (name) => `${name} può usare carte, ma non si muove`,
  doubleRoll: (name) => `per ${name} i dadi valgono doppio`,
  noCards: (name) => `${name} non può giocare carte, solo scartarle`,
  move4: (name) => `${name} avanza di 4 caselle senza tirare i dadi`,
  move10: (name) => `${name} avanza di 10 caselle senza tirare i dadi`,
  minus4: (name) => `${name} avanza di 4 caselle in meno del tiro`,
  plus4: (name) => `${name} avanza di 4 caselle in più del tiro`,
};

/** Effects of a card on the dice, added to their result. */
const diceChanges: Readonly<Record<DiceKind, string>> = {
  doubleRoll: ', raddoppiati',
  minus4: ', meno 4',
  plus4: ', più 4',
};

function toldRoll(
  { playerID, dice, effect, steps }: EventOf<GewaltEvent, 'rolled'>,
  nameOf: NameOf,
): string {
  const change = effect === null ? '' : diceChanges[effect];
  return `${nameOf(playerID)} tira ${dice[0]} e ${dice[1]}${change}: ${squares(steps)}.`;
}

function toldMove(
  { playerID, to, path, steps }: EventOf<GewaltEvent, 'moved'>,
  nameOf: NameOf,
): string {
  const name = nameOf(playerID);
  if (to === null) return `${name} taglia il traguardo di corsa!`;
  if (path.length === 0) return `${name} resta dov’è.`;
  return `${name} avanza di ${squares(steps)}, fino a ${sectionOf(toldSection(to.section))}, casella ${to.square}.`;
}

function toldRow({ stage, trophy, bet, sameBets, points: count }: ScoredTrophy, nameOf: NameOf) {
  const came = `tappa ${stageAdjectives[stage]} ${ordinal(trophy)}`;
  if (trophy !== bet) return `${came} anziché ${ordinal(bet)}`;
  const same = sameBets.length === 0 ? '' : ` (stessa scommessa: ${list(sameBets.map(nameOf))})`;
  return `${came} come da scommessa, ${points(count)}${same}`;
}

const eventFormatters: EventFormatters<GewaltEvent> = {
  raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
    `Si parte, ${isExpert ? 'con le' : 'senza'} carte azione! Si gioca in quest’ordine: ${list(turnsFrom(firstPlayer, seats).map(nameOf))}.`,
  turnBegan: ({ playerID, isSecond }, nameOf) =>
    isSecond ? `${nameOf(playerID)} gioca un secondo turno.` : `È il turno di ${nameOf(playerID)}.`,
  laidSection: ({ playerID, cardID, ...spot }, nameOf) =>
    `${nameOf(playerID)} mette una ${sectionCard(cardID)} sulla ${spotOf(spot, playerID)}.`,
  discarded: ({ playerID, deck, cardID }, nameOf) =>
    `${nameOf(playerID)} scarta ${deck === 'section' ? `una ${sectionCard(cardID)}` : action(cardID)}.`,
  relocated: ({ playerID, actionID, cardID, from, to }, nameOf) =>
    `${nameOf(playerID)} gioca ${action(actionID)}: la ${sectionCard(cardID)} passa dalla ${spotOf(from, playerID)} alla ${spotOf(to, playerID)}.`,
  actionLaid: ({ playerID, target, cardID }, nameOf) =>
    `${nameOf(playerID)} gioca ${action(cardID)} ${withD('a', nameOf(target))}.`,
  asked: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} deve decidere se giocare una contromossa contro ${action(cardID)} di ${nameOf(from)}.`,
  countered: ({ playerID, from, cardID, times }, nameOf) =>
    `${nameOf(playerID)} annulla ${action(cardID)} di ${nameOf(from)} con una contromossa (${times} su ${maxCounters}): si scartano tutte e due le carte.`,
  allowed: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} lascia correre ${action(cardID)} di ${nameOf(from)}.`,
  actionTookEffect: ({ playerID, from, cardID }, nameOf) =>
    `${action(cardID)} di ${nameOf(from)} ha effetto: ${effects[arrowOf(cardID)](nameOf(playerID))}.`,
  actionSpent: ({ playerID, cardID }, nameOf) =>
    `${action(cardID)}, davanti ${withD('a', nameOf(playerID))}, ha avuto effetto e viene scartata.`,
  rolled: toldRoll,
  stayed: ({ playerID }, nameOf) => `${nameOf(playerID)} non tira i dadi e non si muove.`,
  moved: toldMove,
  crossed: ({ playerID, stage, place }, nameOf) =>
    `${nameOf(playerID)} completa la tappa ${stageAdjectives[stage]} e prende il trofeo del ${ordinal(place)} posto.`,
  finished: ({ playerID, laid }, nameOf) => {
    const too = laid === null ? '' : `, e anche ${action(laid)}`;
    return `${nameOf(playerID)} ha finito la corsa: si scartano le carte in mano${too}.`;
  },
  tookRest: ({ playerID, trophies }, nameOf) => {
    const taken = trophies.map(
      ({ stage, place }) => `${ordinal(place)} posto nella tappa ${stageAdjectives[stage]}`,
    );
    const what = taken.length === 1 ? 'l’ultimo trofeo' : 'i trofei rimasti';
    return `In corsa c’è solo ${nameOf(playerID)}, che prende ${what}: ${list(taken)}.`;
  },
  drew: ({ playerID, deck, isOwed }, nameOf) =>
    `${nameOf(playerID)} pesca una carta ${deckNames[deck]}${isOwed ? ' per una contromossa' : ''}.`,
  reshuffled: ({ deck, count }) =>
    `Il mazzo delle carte ${deckNames[deck]} è finito: si mischiano gli scarti per farne uno nuovo (${count === 1 ? '1 carta' : `${count} carte`}).`,
  nothingToDraw: ({ playerID, deck }, nameOf) =>
    `Le carte ${deckNames[deck]} sono finite: ${nameOf(playerID)} non ne pesca.`,
  betsShown: ({ bets }, nameOf) => {
    const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
    return `Si scoprono le scommesse sulle tappe lilla, blu e rossa: ${list(told)}.`;
  },
  scored: ({ playerID, rows, points: sum }, nameOf) => {
    const scores = sum === 0 ? 'non fa punti' : `fa ${points(sum)}`;
    return `${nameOf(playerID)} ${scores}: ${rows.map((row) => toldRow(row, nameOf)).join('; ')}.`;
  },
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `La corsa è finita: ${named} ha più punti di tutti e vince!`
      : `La corsa è finita: ${named} hanno più punti di tutti e vincono insieme!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GewaltText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
