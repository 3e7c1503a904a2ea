/** The invariants of every state of Detroit–Cleveland Grand Prix, played or imagined. */

import type { GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { cars } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  circuits,
  placeNumber,
} from '../../../games/detroit-cleveland-grand-prix/rules/circuit.ts';
import {
  carLimit,
  carsOwnedBy,
  exchangesOf,
  playableCards,
  playersToMove,
  seatsOf,
  tensAside,
  tensInHand,
  trackOfRace,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';

/** Returns the cards in hands, on the discards and set aside, and the cars on bid cards or on the grid. */
export function pieces(G: GrandPrixState): (string | number)[] {
  const { step, secret } = G;
  const inAuction = step.phase === 'auction' ? [step.sale.car, ...step.returned] : [];
  return [
    ...Object.values(G.players).flatMap(({ hand }) => hand),
    ...G.discards,
    ...tensAside(G),
    ...inAuction,
    ...(secret?.bidPile ?? []),
    ...G.grid.map(({ car }) => car),
  ];
}

/** GP-11: no two cars stand on one space, and every car stands on a space of this track. */
function faultsOfTrack(G: GrandPrixState): string[] {
  const circuit = circuits[trackOfRace(G)];
  const spaces = cars.flatMap((car) => (G.spaces[car] ? [G.spaces[car]] : []));
  const names = spaces.map((space) => space.join(' '));
  const started = G.grid.length;
  return [
    ...(new Set(names).size === names.length ? [] : ['GP-11 two cars on one space']),
    ...spaces
      .filter((space) => placeNumber(circuit, space) === undefined)
      .map((space) => `GP-C2 no space ${space}`),
    ...(names.length + G.home.length === started
      ? []
      : ['GP-16 a car is neither on the track nor home']),
    ...(new Set(G.home).size === G.home.length ? [] : ['GP-16 a car is home twice']),
  ];
}

/** GP-C3, GP-4, GP-16: all money is the money at the start, less the prices paid, plus the prizes won. */
function faultsOfMoney(G: GrandPrixState): string[] {
  const grids = [...G.pastRaces.map(({ grid }) => grid), ...(isCounted(G) ? [] : [G.grid])];
  const paid = grids.flat().reduce((sum, { price }) => sum + price, 0);
  const won = G.pastRaces
    .flatMap(({ prizes }) => prizes)
    .reduce((sum, { owner, amount }) => sum + (owner === null ? 0 : amount), 0);
  const money = Object.values(G.money);
  const total = money.reduce((sum, each) => sum + each, 0);
  return [
    ...(money.some((each) => each < 0 || each % 10_000 !== 0) ? ['GP-4 odd money'] : []),
    ...(total === money.length * 200_000 - paid + won ? [] : ['money appears or vanishes']),
  ];
}

/** Returns whether the current race is among the past ones already, which is so only after the match. */
function isCounted(G: GrandPrixState): boolean {
  return G.pastRaces.length === G.race;
}

/** GP-5. */
function faultsOfOwners(G: GrandPrixState): string[] {
  const owned = seatsOf(G).map((seat) => carsOwnedBy(G, seat).length);
  const isShort = G.step.phase === 'race' && !G.options.noCarNeeded && owned.includes(0);
  return [
    ...(Math.max(...owned) > carLimit(G) ? ['GP-5 too many cars'] : []),
    ...(isShort ? ['GP-5 a player without a car'] : []),
  ];
}

/** Returns the violations in a state; always empty. */
export function faultsOf(G: GrandPrixState): string[] {
  const miscounted = seatsOf(G).filter(
    (seat) => G.handSizes[seat] !== G.players[seat]?.hand.length,
  );
  const [asked] = playersToMove(G);
  const isRace = G.step.phase === 'race';
  const isStuck = isRace && asked !== undefined && playableCards(G, asked).length === 0;
  const overdue = exchangesOf(G).length > 3 ? ['GP-15 an exchange twice'] : [];
  const strayed = tensInHand(G).filter(
    ({ number, playerID }) => !G.players[playerID]?.hand.includes(number),
  );
  return [
    ...faultsOfTrack(G),
    ...faultsOfMoney(G),
    ...faultsOfOwners(G),
    ...miscounted.map((seat) => `hand of seat ${seat} is miscounted`),
    ...(isStuck ? ['GP-14 a player is asked who can play nothing'] : []),
    ...(G.step.phase !== 'matchOver' && playersToMove(G).length !== 1 ? ['nobody is asked'] : []),
    ...overdue,
    ...strayed.map(({ car }) => `GP-6 the ten of ${car} is not where everybody saw it`),
  ];
}
