/** The positions of the figures, made by the rules themselves: they show what really happens. */

import type { PlayerID } from '../../kit/player-id.ts';
import { recordOf } from '../../kit/record-of.ts';
import { rngFrom } from '../../kit/rng.ts';
import { lookAt, type Tryout, tryoutOf, withEnd } from '../board/turn/tryout.ts';
import { type Car, type CardNumber, cars, type Space } from '../rules/components.ts';
import { nextEntry, rules } from '../rules/index.ts';
import type { ActiveExchange, GrandPrixState, RouteStep, StartingCar } from '../rules/state.ts';

/** Always the same numbers: a figure is the same every time. */
const rng = rngFrom(() => 0);
const seats = ['0', '1', '2'];

/** A sale as it goes on; `amount` null: passes. In dollars. */
export interface Sold {
  readonly car: Car;
  readonly bids: readonly { readonly playerID: PlayerID; readonly amount: number | null }[];
  readonly buyer: StartingCar;
}

/** What is bid for the first car, in turn; null passes. */
const bidding = [20_000, null, 40_000, null] as const;

/** The first sale of a match. */
export function sale(): Sold {
  const G = rules.begin({}, seats, rng);
  if (G.step.phase !== 'auction') throw new Error('A match begins with an auction.');
  const { car } = G.step.sale;
  const bids = bidding.map((amount) => {
    const [playerID = ''] = rules.playersToMove(G);
    if (amount === null) rules.play(G, playerID, { move: 'pass', args: [] }, rng);
    else rules.play(G, playerID, { move: 'bid', args: [amount] }, rng);
    return { playerID, amount };
  });
  const [buyer] = G.grid;
  if (!buyer) throw new Error('The car is sold.');
  return { car, bids, buyer };
}

/** Cars on Cleveland's start straight, before and after a card. */
export interface Driven {
  readonly number: CardNumber;
  readonly before: Readonly<Partial<Record<Car, Space>>>;
  readonly after: Readonly<Record<Car, Space | null>>;
  readonly ways: readonly { readonly car: Car; readonly path: readonly RouteStep[] }[];
  /** Where the next car may end, and the cars that white may move. */
  readonly ends: readonly RouteStep[];
  readonly whiteCars: readonly Car[];
}

function raceWith(
  at: Driven['before'],
  hand: readonly CardNumber[],
  exchanges: readonly ActiveExchange[] = [],
): GrandPrixState {
  const begun = rules.begin({ races: 1 }, seats, rng);
  return {
    ...begun,
    step: { phase: 'race', toPlay: '0', turnOrder: seats, exchanges, idleTurns: 0 },
    grid: cars.map((car, index) => ({ car, owner: String(index % seats.length), price: 0 })),
    spaces: recordOf(cars, (car) => at[car] ?? null),
    home: cars.filter((car) => !at[car]),
    players: { ...begun.players, '0': { hand: [...hand] } },
  };
}

/** A card tried out with these ends, one for each car that has a choice; the rest stays open. */
function driven(number: CardNumber, before: Driven['before'], ends: readonly Space[]): Driven {
  const racing = raceWith(before, [number]);
  const tester = { racing, playerID: '0' };
  const tryout = ends.reduce<Tryout>(
    (tried, end) => withEnd(tester, tried, end),
    tryoutOf(tester, number),
  );
  const looked = lookAt(tester, tryout);
  const next = nextEntry(racing, { playerID: '0', number, chosen: tryout.chosen });
  return {
    number,
    before,
    after: looked.spaces,
    ways: tryout.chosen.flatMap(({ car, path }) => (car ? [{ car, path }] : [])),
    ends: looked.ends,
    whiteCars: next?.whiteCars ?? [],
  };
}

/** No. 27 moves green 6 spaces around orange, and then orange 3. */
export const twoCars = () =>
  driven(27, { green: [1, 1], orange: [2, 1] }, [
    [7, 1],
    [5, 2],
  ]);

const wall = { red: [5, 0], blue: [5, 1], green: [5, 2], black: [5, 3] } as const;

/** No. 35 would move yellow 5 spaces, but four cars close the track. */
export const blocked = () => driven(35, { yellow: [2, 1], ...wall }, []);

/** No. 34 moves white 5 spaces: any of the four, but not yellow behind them. */
export const white = () => driven(34, { yellow: [2, 1], ...wall }, []);

/** No. 47 in force: black and yellow stand for each other. */
export const exchange: ActiveExchange = { number: 47, playerID: '0', cars: ['black', 'yellow'] };
