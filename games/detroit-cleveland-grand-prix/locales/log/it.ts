import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import type { Car } from '../../rules/components.ts';
import type { GrandPrixEvent, SaleReason } from '../../rules/events.ts';
import { boardText } from '../board/it.ts';
import { carNumber, distanceOf, richestFirst, turnsFrom } from '../event-details.ts';
import { moneyIn } from '../money.ts';
import type { GrandPrixText } from '../text.ts';

type Event<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

const adjectives: Readonly<Record<Car, string>> = {
  yellow: 'gialla',
  blue: 'blu',
  green: 'verde',
  black: 'nera',
  red: 'rossa',
  orange: 'arancione',
};

const list = listIn('it');
const money = moneyIn('it');
const { tracks } = boardText;
const ordinal = boardText.results.place;

/** Returns a car without its article, which is always elided: `l’${auto(car)}`. */
function auto(car: Car): string {
  return `auto ${adjectives[car]} (${carNumber(car)})`;
}

function gridPlace(startPosition: number): string {
  return startPosition === 1 ? 'pole position' : `${startPosition}ª posizione`;
}

function distance(event: Event<'moved'>): string {
  const { gone, ending } = distanceOf(event);
  if (ending === 'finish') return 'oltre il traguardo';
  const spaces = gone === 1 ? 'di 1 casella' : `di ${gone} caselle`;
  return ending === 'short' ? `solo ${spaces} su ${event.spaces}: poi è bloccata` : spaces;
}

/** Returns the beginning of a sentence on a car that moves in place of the printed one. */
function onBehalfOf({ car, shown }: Event<'moved' | 'stayed'>): string {
  if (shown === car) return '';
  return shown === 'white' ? 'Per il bianco, ' : `Al posto dell’${auto(shown)}, `;
}

function toldSale(event: Event<'sold'>, nameOf: NameOf): string {
  const { car, playerID, price, why, startPosition, hasTen } = event;
  const name = nameOf(playerID);
  const heads: Readonly<Record<SaleReason, string>> = {
    bid: `${name} compra`,
    nobodyBid: `Nessuno fa offerte: ${name} deve comprare`,
    onlyOne: `${name}, senza rivali e ancora senza auto, compra`,
  };
  const ten = hasTen ? ', con il suo 10' : '';
  return `${heads[why]} l’${auto(car)} per ${money(price)}${ten}. Partirà in ${gridPlace(startPosition)}.`;
}

const eventFormatters: EventFormatters<GrandPrixEvent> = {
  raceBegan: ({ race, track, dealer }, nameOf) =>
    `Corsa ${race}, a ${tracks[track]}: ${nameOf(dealer)} dà le carte.`,
  offered: ({ car, isSecondOffer, bidders }, nameOf) => {
    const names = bidders.map(nameOf);
    const who =
      names.length === 1
        ? `può fare offerte solo ${list(names)}`
        : `possono fare offerte, in quest’ordine, ${list(names)}`;
    return `L’${auto(car)} ${isSecondOffer ? 'torna' : 'va'} all’asta: ${who}.`;
  },
  bid: ({ playerID, car, amount }, nameOf) =>
    `${nameOf(playerID)} offre ${money(amount)} per l’${auto(car)}.`,
  passed: ({ playerID, isTooPoor }, nameOf) =>
    isTooPoor
      ? `${nameOf(playerID)} non ha abbastanza soldi per la prossima offerta ed esce dall’asta.`
      : `${nameOf(playerID)} passa.`,
  sold: toldSale,
  returned: ({ car }) => `Nessuno vuole l’${auto(car)}: tornerà all’asta alla fine.`,
  unowned: ({ car, startPosition }) =>
    `Di nuovo nessuno vuole l’${auto(car)}: correrà senza proprietario, partendo in ${gridPlace(startPosition)}.`,
  raceStarted: ({ race, firstPlayer, turnOrder }, nameOf) =>
    `Parte la corsa ${race}! Si gioca in quest’ordine: ${list(turnsFrom(firstPlayer, turnOrder).map(nameOf))}.`,
  played: ({ playerID, number }, nameOf) => `${nameOf(playerID)} gioca la carta n. ${number}.`,
  moved: (event, nameOf) => {
    const verb = distanceOf(event).ending === 'finish' ? 'porta' : 'muove';
    return `${onBehalfOf(event)}${nameOf(event.playerID)} ${verb} l’${auto(event.car)} ${distance(event)}.`;
  },
  stayed: (event, nameOf) =>
    `${onBehalfOf(event)}${nameOf(event.playerID)} non può muovere l’${auto(event.car)}: è ${event.why === 'blocked' ? 'bloccata' : 'già al traguardo'}.`,
  cameHome: ({ car, place, owner }, nameOf) =>
    owner === null
      ? `Al traguardo, ${ordinal(place)} posto: l’${auto(car)}, che non è di nessuno.`
      : `Al traguardo, ${ordinal(place)} posto: l’${auto(car)} di ${nameOf(owner)}!`,
  exchangeBegan: ({ playerID, cars }, nameOf) =>
    `Fino alla fine del prossimo turno di ${nameOf(playerID)}, su tutte le carte si scambiano ${list(cars.map((car) => `l’${auto(car)}`))}.`,
  exchangeEnded: ({ playerID, cars }, nameOf) =>
    `Finisce lo scambio di ${nameOf(playerID)} tra ${list(cars.map((car) => `l’${auto(car)}`))}.`,
  idle: ({ playerID, why }, nameOf) => {
    const reasons = {
      noCards: 'non ha più carte e salta il turno',
      unable: 'non ha carte che si possano giocare e salta il turno',
      held: 'si tiene le carte e non ne gioca nessuna',
    };
    return `${nameOf(playerID)} ${reasons[why]}.`;
  },
  raceEnded: ({ race, why }) => {
    const reasons = {
      allHome: 'tutte le auto sono al traguardo',
      cardsOut: 'tutte le carte sono state giocate',
      nobodyPlayed: 'per un giro intero nessuno ha giocato una carta',
    };
    return `La corsa ${race} è finita: ${reasons[why]}.`;
  },
  prize: ({ car, place, owner, amount }, nameOf) =>
    owner === null
      ? `L’${auto(car)} non è di nessuno: il premio per il ${ordinal(place)} posto, ${money(amount)}, resta alla banca.`
      : `${nameOf(owner)} incassa ${money(amount)} per il ${ordinal(place)} posto con l’${auto(car)}.`,
  settled: ({ race, money: all }, nameOf) => {
    const sums = richestFirst(all).map(([playerID, sum]) => `${nameOf(playerID)} ${money(sum)}`);
    return `I soldi dopo la corsa ${race}: ${list(sums)}.`;
  },
  matchEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `La partita è finita: ${named} ha più soldi di tutti e vince!`
      : `La partita è finita: ${named} hanno più soldi di tutti e vincono insieme!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GrandPrixText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
