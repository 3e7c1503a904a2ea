import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import type { Car } from '../../rules/components.ts';
import type { GrandPrixEvent, SaleReason } from '../../rules/events.ts';
import { boardText } from '../board/fr.ts';
import { carNumber, distanceOf, richestFirst, turnsFrom } from '../event-details.ts';
import { moneyIn } from '../money.ts';
import type { GrandPrixText } from '../text.ts';

type Event<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

const adjectives: Readonly<Record<Car, string>> = {
  yellow: 'jaune',
  blue: 'bleue',
  green: 'verte',
  black: 'noire',
  red: 'rouge',
  orange: 'orange',
};

const list = listIn('fr');
const money = moneyIn('fr');
const { tracks } = boardText;
const ordinal = boardText.results.place;

function voiture(car: Car): string {
  return `voiture ${adjectives[car]} (${carNumber(car)})`;
}

function gridPlace(startPosition: number): string {
  return startPosition === 1 ? 'en pole position' : `à la ${startPosition}e place de la grille`;
}

/** Returns what a player does with a car, after “Ada ”. */
function drive(event: Event<'moved'>): string {
  const { gone, ending } = distanceOf(event);
  const car = `la ${voiture(event.car)}`;
  if (ending === 'finish') return `fait franchir la ligne d’arrivée à ${car}`;
  const spaces = gone === 1 ? '1 case' : `${gone} cases`;
  return ending === 'short'
    ? `fait avancer ${car} de ${spaces} seulement sur ${event.spaces} : ensuite, elle est bloquée`
    : `fait avancer ${car} de ${spaces}`;
}

/** Returns the beginning of a sentence on a car that moves in place of the printed one. */
function onBehalfOf({ car, shown }: Event<'moved' | 'stayed'>): string {
  if (shown === car) return '';
  return shown === 'white' ? 'Pour le blanc, ' : `À la place de la ${voiture(shown)}, `;
}

function toldSale(event: Event<'sold'>, nameOf: NameOf): string {
  const { car, playerID, price, why, startPosition, hasTen } = event;
  const name = nameOf(playerID);
  const heads: Readonly<Record<SaleReason, string>> = {
    bid: `${name} achète`,
    nobodyBid: `Personne n’enchérit : ${name} doit acheter`,
    onlyOne: `Sans concurrence et encore sans voiture, ${name} achète`,
  };
  const ten = hasTen ? ', avec son 10' : '';
  return `${heads[why]} la ${voiture(car)} pour ${money(price)}${ten}. Elle partira ${gridPlace(startPosition)}.`;
}

const eventFormatters: EventFormatters<GrandPrixEvent> = {
  raceBegan: ({ race, track, dealer }, nameOf) =>
    `Course ${race}, à ${tracks[track]} : ${nameOf(dealer)} distribue les cartes.`,
  offered: ({ car, isSecondOffer, bidders }, nameOf) => {
    const names = bidders.map(nameOf);
    const who =
      names.length === 1
        ? `${list(names)} peut enchérir, et personne d’autre`
        : `peuvent enchérir, dans l’ordre, ${list(names)}`;
    return `La ${voiture(car)} est ${isSecondOffer ? 'remise' : 'mise'} aux enchères : ${who}.`;
  },
  bid: ({ playerID, car, amount }, nameOf) =>
    `${nameOf(playerID)} offre ${money(amount)} pour la ${voiture(car)}.`,
  passed: ({ playerID, isTooPoor }, nameOf) =>
    isTooPoor
      ? `${nameOf(playerID)} n’a pas de quoi faire l’offre suivante et abandonne cette voiture.`
      : `${nameOf(playerID)} passe.`,
  sold: toldSale,
  returned: ({ car }) =>
    `Personne ne veut de la ${voiture(car)} : elle reviendra à la fin des enchères.`,
  unowned: ({ car, startPosition }) =>
    `Toujours personne pour la ${voiture(car)} : elle courra sans propriétaire et partira ${gridPlace(startPosition)}.`,
  raceStarted: ({ race, firstPlayer, turnOrder }, nameOf) =>
    `La course ${race} est lancée ! L’ordre de jeu : ${list(turnsFrom(firstPlayer, turnOrder).map(nameOf))}.`,
  played: ({ playerID, number }, nameOf) => `${nameOf(playerID)} joue la carte n° ${number}.`,
  moved: (event, nameOf) => `${onBehalfOf(event)}${nameOf(event.playerID)} ${drive(event)}.`,
  stayed: (event, nameOf) =>
    `${onBehalfOf(event)}${nameOf(event.playerID)} ne peut pas faire avancer la ${voiture(event.car)} : elle est ${event.why === 'blocked' ? 'bloquée' : 'déjà arrivée'}.`,
  cameHome: ({ car, place, owner }, nameOf) =>
    owner === null
      ? `La ${voiture(car)}, qui n’est à personne, prend la ${ordinal(place)} place.`
      : `La ${voiture(car)}, qui est à ${nameOf(owner)}, prend la ${ordinal(place)} place !`,
  exchangeBegan: ({ playerID, cars }, nameOf) =>
    `Sur toutes les cartes, ${list(cars.map((car) => `la ${voiture(car)}`))} s’échangent jusqu’à la fin du prochain tour joué par ${nameOf(playerID)}.`,
  exchangeEnded: ({ playerID, cars }, nameOf) =>
    `L’échange joué par ${nameOf(playerID)} entre ${list(cars.map((car) => `la ${voiture(car)}`))} prend fin.`,
  idle: ({ playerID, why }, nameOf) => {
    const reasons = {
      noCards: 'n’a plus de carte et saute son tour',
      unable: 'n’a aucune carte jouable et saute son tour',
      held: 'garde ses cartes et n’en joue pas',
    };
    return `${nameOf(playerID)} ${reasons[why]}.`;
  },
  raceEnded: ({ race, why }) => {
    const reasons = {
      allHome: 'toutes les voitures sont arrivées',
      cardsOut: 'toutes les cartes sont jouées',
      nobodyPlayed: 'pendant tout un tour de table, personne n’a joué de carte',
    };
    return `La course ${race} est finie : ${reasons[why]}.`;
  },
  prize: ({ car, place, owner, amount }, nameOf) =>
    owner === null
      ? `La ${voiture(car)} n’est à personne : la prime de la ${ordinal(place)} place, ${money(amount)}, reste à la banque.`
      : `${nameOf(owner)} touche ${money(amount)} pour la ${ordinal(place)} place de la ${voiture(car)}.`,
  settled: ({ race, money: all }, nameOf) => {
    const sums = richestFirst(all).map(([playerID, sum]) => `${nameOf(playerID)} ${money(sum)}`);
    return `Les fortunes après la course ${race} : ${list(sums)}.`;
  },
  matchEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `La partie est finie : ${named} a le plus d’argent et gagne !`
      : `La partie est finie : ${named} ont le plus d’argent et se partagent la victoire !`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GrandPrixText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
