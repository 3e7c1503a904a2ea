import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import type { Car } from '../../rules/components.ts';
import type { GrandPrixEvent, SaleReason } from '../../rules/events.ts';
import { boardText } from '../board/de.ts';
import { carNumber, distanceOf, richestFirst, turnsFrom } from '../event-details.ts';
import { moneyIn } from '../money.ts';
import type { GrandPrixText } from '../text.ts';

type Event<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

/** Adjectives as they follow “der”. With one more “n” they follow “den” and “dem”. */
const adjectives: Readonly<Record<Car, string>> = {
  yellow: 'gelbe',
  blue: 'blaue',
  green: 'grüne',
  black: 'schwarze',
  red: 'rote',
  orange: 'orange',
};

const list = listIn('de');
const money = moneyIn('de');
const { tracks } = boardText;

function derWagen(car: Car): string {
  return `der ${adjectives[car]} Wagen (${carNumber(car)})`;
}

function denWagen(car: Car): string {
  return `den ${adjectives[car]}n Wagen (${carNumber(car)})`;
}

function demWagen(car: Car): string {
  return `dem ${adjectives[car]}n Wagen (${carNumber(car)})`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function gridPlace(startPosition: number): string {
  return startPosition === 1 ? 'von der Pole-Position' : `von Startplatz ${startPosition}`;
}

function distance(event: Event<'moved'>): string {
  const { gone, ending } = distanceOf(event);
  if (ending === 'finish') return 'über die Ziellinie';
  if (ending === 'short') return `nur ${gone} von ${event.spaces} Feldern: Dann ist er blockiert`;
  return gone === 1 ? '1 Feld' : `${gone} Felder`;
}

/** Returns a player and a verb, preceded by the printed car if another one moves in its place. */
function subject(event: Event<'moved' | 'stayed'>, name: string, verb: string): string {
  const { car, shown } = event;
  if (shown === car) return `${name} ${verb}`;
  if (shown === 'white') return `Für Weiß ${verb} ${name}`;
  return `Statt mit ${demWagen(shown)} ${verb} ${name}`;
}

function toldSale(event: Event<'sold'>, nameOf: NameOf): string {
  const { car, playerID, price, why, startPosition, hasTen } = event;
  const name = nameOf(playerID);
  const heads: Readonly<Record<SaleReason, string>> = {
    bid: `${name} kauft`,
    nobodyBid: `Niemand bietet, also muss ${name} zugreifen und kauft`,
    onlyOne: `Nur ${name} darf noch bieten, hat noch keinen Wagen und kauft`,
  };
  const ten = hasTen ? ' samt seinem Zehner' : '';
  return `${heads[why]} ${denWagen(car)}${ten} für ${money(price)}. Er startet ${gridPlace(startPosition)}.`;
}

const eventFormatters: EventFormatters<GrandPrixEvent> = {
  raceBegan: ({ race, track, dealer }, nameOf) =>
    `Rennen ${race}, in ${tracks[track]}: ${nameOf(dealer)} gibt die Karten.`,
  offered: ({ car, isSecondOffer, bidders }, nameOf) => {
    const names = bidders.map(nameOf);
    const who =
      names.length === 1
        ? `Nur ${list(names)} darf bieten`
        : `Der Reihe nach dürfen ${list(names)} bieten`;
    return `${capitalized(derWagen(car))} kommt ${isSecondOffer ? 'noch einmal ' : ''}unter den Hammer. ${who}.`;
  },
  bid: ({ playerID, car, amount }, nameOf) =>
    `${nameOf(playerID)} bietet ${money(amount)} für ${denWagen(car)}.`,
  passed: ({ playerID, isTooPoor }, nameOf) =>
    isTooPoor
      ? `${nameOf(playerID)} hat nicht genug Geld für das nächste Gebot und ist raus.`
      : `${nameOf(playerID)} passt.`,
  sold: toldSale,
  returned: ({ car }) =>
    `Niemand bietet auf ${denWagen(car)}: Er wird am Ende noch einmal angeboten.`,
  unowned: ({ car, startPosition }) =>
    `Wieder will niemand ${denWagen(car)}: Er startet herrenlos ${gridPlace(startPosition)}.`,
  raceStarted: ({ race, firstPlayer, turnOrder }, nameOf) =>
    `Rennen ${race} ist gestartet! Die Reihenfolge: ${list(turnsFrom(firstPlayer, turnOrder).map(nameOf))}.`,
  played: ({ playerID, number }, nameOf) => `${nameOf(playerID)} spielt Karte Nr. ${number}.`,
  moved: (event, nameOf) =>
    `${subject(event, nameOf(event.playerID), 'fährt')} mit ${demWagen(event.car)} ${distance(event)}.`,
  stayed: (event, nameOf) =>
    `${subject(event, nameOf(event.playerID), 'kann')} mit ${demWagen(event.car)} nicht fahren: Er ist ${event.why === 'blocked' ? 'blockiert' : 'schon im Ziel'}.`,
  cameHome: ({ car, place, owner }, nameOf) =>
    owner === null
      ? `${capitalized(derWagen(car))}, der niemandem gehört, kommt auf Platz ${place} ins Ziel.`
      : `${capitalized(derWagen(car))} von ${nameOf(owner)} kommt auf Platz ${place} ins Ziel!`,
  exchangeBegan: ({ playerID, cars }, nameOf) =>
    `Bis zum Ende des nächsten Zuges von ${nameOf(playerID)} sind ${list(cars.map(derWagen))} auf allen Karten vertauscht.`,
  exchangeEnded: ({ playerID, cars }, nameOf) =>
    `Der Tausch von ${nameOf(playerID)} zwischen ${list(cars.map(demWagen))} ist vorbei.`,
  idle: ({ playerID, why }, nameOf) => {
    const reasons = {
      noCards: 'hat keine Karten mehr und wird übersprungen',
      unable: 'hat keine spielbare Karte und setzt aus',
      held: 'hält die Karten zurück und spielt keine',
    };
    return `${nameOf(playerID)} ${reasons[why]}.`;
  },
  raceEnded: ({ race, why }) => {
    const reasons = {
      allHome: 'Alle Wagen sind im Ziel',
      cardsOut: 'Alle Karten sind gespielt',
      nobodyPlayed: 'Eine ganze Runde lang hat niemand eine Karte gespielt',
    };
    return `Rennen ${race} ist vorbei: ${reasons[why]}.`;
  },
  prize: ({ car, place, owner, amount }, nameOf) =>
    owner === null
      ? `${capitalized(derWagen(car))} gehört niemandem: Das Preisgeld für Platz ${place}, ${money(amount)}, bleibt in der Bank.`
      : `${nameOf(owner)} bekommt ${money(amount)} für Platz ${place} mit ${demWagen(car)}.`,
  settled: ({ race, money: all }, nameOf) => {
    const sums = richestFirst(all).map(([playerID, sum]) => `${nameOf(playerID)} ${money(sum)}`);
    return `Das Geld nach Rennen ${race}: ${list(sums)}.`;
  },
  matchEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `Die Partie ist vorbei: ${named} hat das meiste Geld und gewinnt!`
      : `Die Partie ist vorbei: ${named} haben das meiste Geld und teilen sich den Sieg!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GrandPrixText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
