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
import { boardText } from '../board/de.ts';
import {
  betInWords,
  betsOf,
  type ToldSection,
  toldSection,
  toldSpot,
  turnsFrom,
} from '../event-details.ts';
import type { GewaltText } from '../text.ts';

const list = listIn('de');
const { kinds, stages } = boardText;

/** Adjectives as they follow “die”. */
const stageAdjectives: Readonly<Record<Stage, string>> = {
  lilac: 'lila',
  blue: 'blaue',
  red: 'rote',
};

const cardNames: Readonly<Record<Deck, string>> = {
  section: 'Streckenkarte',
  action: 'Aktionskarte',
};

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
  return `„${card}“`;
}

function action(cardID: ActionCardID): string {
  return quoted(kinds[actionKind(cardID)]);
}

function squares(count: number): string {
  if (count === 0) return 'kein Feld';
  return count === 1 ? '1 Feld' : `${count} Felder`;
}

function sectionCard(cardID: SectionCardID): string {
  const count = squaresOn(cardID);
  if (count === 0) return 'Streckenkarte ohne Felder';
  return `Streckenkarte mit ${count === 1 ? '1 Feld' : `${count} Feldern`}`;
}

function points(count: number): string {
  if (count === 0) return 'keine Punkte';
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

function sectionOf({ stage, number }: ToldSection): string {
  return `${stages[stage]} ${number}`;
}

function spotOf(spot: SectionRef, playerID: PlayerID): string {
  const told = toldSpot(spot, playerID);
  return `Bahn ${told.lane}${told.isOwn ? ' (eigene)' : ''}, ${sectionOf(told)}`;
}

/** Effects of a card in the turn that begins. */
const effects: Readonly<Record<ArrowKind, (name: string) => string>> = {
  extraTurn: (name) => `${name} ist zweimal hintereinander dran`,
  skipTurn: (name) => `${name} setzt diesen Zug aus`,
  noRoll: (name) => `${name} darf Karten nutzen, kommt aber nicht vom Fleck`,
  doubleRoll: (name) => `Die Würfel zählen für ${name} doppelt`,
  noCards: (name) => `${name} darf keine Karten spielen, nur abwerfen`,
  move4: (name) => `${name} geht 4 Felder, ohne zu würfeln`,
  move10: (name) => `${name} geht 10 Felder, ohne zu würfeln`,
  minus4: (name) => `${name} geht 4 Felder weniger als gewürfelt`,
  plus4: (name) => `${name} geht 4 Felder mehr als gewürfelt`,
};

/** Effects of a card on the dice, added to their result. */
const diceChanges: Readonly<Record<DiceKind, string>> = {
  doubleRoll: ', verdoppelt',
  minus4: ', minus 4',
  plus4: ', plus 4',
};

function toldRoll(
  { playerID, dice, effect, steps }: EventOf<GewaltEvent, 'rolled'>,
  nameOf: NameOf,
): string {
  const change = effect === null ? '' : diceChanges[effect];
  return `${nameOf(playerID)} würfelt ${dice[0]} und ${dice[1]}${change}: ${squares(steps)}.`;
}

function toldMove(
  { playerID, to, path, steps }: EventOf<GewaltEvent, 'moved'>,
  nameOf: NameOf,
): string {
  const name = nameOf(playerID);
  if (to === null) return `${name} rennt über die Ziellinie!`;
  if (path.length === 0) return `${name} bleibt stehen.`;
  return `${name} geht ${squares(steps)} bis ${sectionOf(toldSection(to.section))}, Feld ${to.square}.`;
}

function toldRow({ stage, trophy, bet, sameBets, points: count }: ScoredTrophy, nameOf: NameOf) {
  const came = `${stages[stage]} Platz ${trophy}`;
  if (trophy !== bet) return `${came} statt ${bet}`;
  const same = sameBets.length === 0 ? '' : ` (gleiche Wette: ${list(sameBets.map(nameOf))})`;
  return `${came} wie gewettet, ${points(count)}${same}`;
}

const eventFormatters: EventFormatters<GewaltEvent> = {
  raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
    `Los geht’s, ${isExpert ? 'mit' : 'ohne'} Aktionskarten! Die Reihenfolge: ${list(turnsFrom(firstPlayer, seats).map(nameOf))}.`,
  turnBegan: ({ playerID, isSecond }, nameOf) =>
    isSecond ? `${nameOf(playerID)} ist noch einmal am Zug.` : `${nameOf(playerID)} ist am Zug.`,
  laidSection: ({ playerID, cardID, ...spot }, nameOf) =>
    `${nameOf(playerID)} legt eine ${sectionCard(cardID)} auf ${spotOf(spot, playerID)}.`,
  discarded: ({ playerID, deck, cardID }, nameOf) =>
    `${nameOf(playerID)} wirft ${deck === 'section' ? `eine ${sectionCard(cardID)}` : action(cardID)} ab.`,
  relocated: ({ playerID, actionID, cardID, from, to }, nameOf) =>
    `${nameOf(playerID)} spielt ${action(actionID)}: Die ${sectionCard(cardID)} wandert von ${spotOf(from, playerID)} auf ${spotOf(to, playerID)}.`,
  actionLaid: ({ playerID, target, cardID }, nameOf) =>
    `${nameOf(playerID)} legt ${action(cardID)} vor ${nameOf(target)}.`,
  asked: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} darf ${action(cardID)} von ${nameOf(from)} kontern.`,
  countered: ({ playerID, from, cardID, times }, nameOf) =>
    `${nameOf(playerID)} kontert ${action(cardID)} von ${nameOf(from)} (${times}. von ${maxCounters} Kontern): Beide Karten werden abgeworfen.`,
  allowed: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} lässt ${action(cardID)} von ${nameOf(from)} gelten.`,
  actionTookEffect: ({ playerID, from, cardID }, nameOf) =>
    `${action(cardID)} von ${nameOf(from)} wirkt: ${effects[arrowOf(cardID)](nameOf(playerID))}.`,
  actionSpent: ({ playerID, cardID }, nameOf) =>
    `${action(cardID)} vor ${nameOf(playerID)} hat gewirkt und wird abgeworfen.`,
  rolled: toldRoll,
  stayed: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} würfelt nicht und rührt sich nicht vom Fleck.`,
  moved: toldMove,
  crossed: ({ playerID, stage, place }, nameOf) =>
    `${nameOf(playerID)} hat die ${stageAdjectives[stage]} Etappe hinter sich und nimmt den Pokal für Platz ${place}.`,
  finished: ({ playerID, laid }, nameOf) => {
    const too = laid === null ? '' : `, ${action(laid)} auch`;
    return `${nameOf(playerID)} ist im Ziel: Die Handkarten werden abgeworfen${too}.`;
  },
  tookRest: ({ playerID, trophies }, nameOf) => {
    const taken = trophies.map(({ stage, place }) => `Platz ${place} in ${stages[stage]}`);
    const what = taken.length === 1 ? 'den letzten Pokal' : 'die übrigen Pokale';
    return `Nur ${nameOf(playerID)} ist noch unterwegs und nimmt ${what}: ${list(taken)}.`;
  },
  drew: ({ playerID, deck, isOwed }, nameOf) =>
    `${nameOf(playerID)} zieht ${isOwed ? 'für einen Konter ' : ''}eine ${cardNames[deck]} nach.`,
  reshuffled: ({ deck, count }) =>
    `Der Stapel der ${cardNames[deck]}n ist leer: Die Ablage wird zu einem neuen gemischt (${count === 1 ? '1 Karte' : `${count} Karten`}).`,
  nothingToDraw: ({ playerID, deck }, nameOf) =>
    `Es gibt keine ${cardNames[deck]}n mehr: ${nameOf(playerID)} zieht keine nach.`,
  betsShown: ({ bets }, nameOf) => {
    const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
    return `Die Wetten auf Lila, Blau und Rot werden aufgedeckt: ${list(told)}.`;
  },
  scored: ({ playerID, rows, points: sum }, nameOf) =>
    `${nameOf(playerID)} bekommt ${points(sum)}: ${rows.map((row) => toldRow(row, nameOf)).join('; ')}.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `Das Rennen ist vorbei: ${named} hat die meisten Punkte und gewinnt!`
      : `Das Rennen ist vorbei: ${named} haben die meisten Punkte und teilen sich den Sieg!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GewaltText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
