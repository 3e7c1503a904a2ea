/** How a match stands: a trial race to the end of the race that is on, and what everybody's money is worth then. */
import type { PlayerID } from 'boardgame.io';
import { circuits, placeNumber, trackOfRace } from '../circuit.ts';
import { bidStep, type CardNumber, cars, type TrackName, tracks } from '../components.ts';
import type { GrandPrixMove } from '../moves.ts';
import { ownerOf } from '../race-end.ts';
import type {
  AuctionStep,
  GrandPrixState,
  RaceStep,
  SeenGrandPrixState,
  WayStep,
} from '../state.ts';
import { auctionedOff } from './auctioning.ts';
import { faceOf, leftOnTrack } from './faces.ts';
import { drive, type Trial } from './trial.ts';

/** By how much money, in mean prizes, one must lead to be nearly three times as likely to win: in the last race … */
const leadInLastRace = 0.4;
/** … and before it, more for every race that is still to come. */
const leadBefore = 1;

/** What a match counts for each seat with so much money at the end of this race: its share of the win. */
export function sharesOf(
  { options, race }: Pick<GrandPrixState, 'options' | 'race'>,
  money: readonly number[],
): number[] {
  const mean = options.prizes.reduce((sum, prize) => sum + prize, 0) / options.prizes.length;
  const racesLeft = options.races - race;
  const lead = racesLeft > 0 ? leadBefore * Math.sqrt(racesLeft) : leadInLastRace;
  const scale = Math.max(bidStep, lead * mean);
  const most = Math.max(...money);
  const weights = money.map((each) => Math.exp((each - most) / scale));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((weight) => weight / sum);
}

/** A number that differs from one dealing to another. */
function seedOf(hands: readonly (readonly CardNumber[])[]): number {
  let seed = 1;
  for (const hand of hands) {
    for (const card of hand) seed = (Math.imul(seed, 31) + card) >>> 0;
  }
  return seed;
}

/** All of a race that is the same in every imagined state. */
export interface Standing
  extends Pick<Trial, 'order' | 'owners' | 'left' | 'home' | 'turn' | 'exchanges'> {}

/** Where the race is by what everybody sees. */
export function standingOf(
  state: SeenGrandPrixState,
  step: RaceStep,
  seats: readonly PlayerID[],
): Standing {
  const track = trackOfRace(state);
  return {
    order: step.turnOrder.map((seat) => seats.indexOf(seat)),
    owners: cars.map((car) => seats.indexOf(ownerOf(state, car) ?? '')),
    left: cars.map((car) => leftFrom(track, state.spaces[car])),
    home: state.home.map((car) => cars.indexOf(car)),
    turn: step.turnOrder.indexOf(step.toPlay),
    exchanges: step.exchanges.map(({ playerID, cars: [one, other] }) => ({
      by: seats.indexOf(playerID),
      one: cars.indexOf(one),
      other: cars.indexOf(other),
    })),
  };
}

/** The fewest spaces over the line from a step of a way; 0 from the line, and for a car that is not on the track. */
function leftFrom(track: TrackName, step: WayStep | null | undefined): number {
  const place = step ? placeNumber(circuits[track], step) : undefined;
  return place === undefined ? 0 : (leftOnTrack[track][place] ?? 0);
}

/** Where the race is after the seat on turn has played a card, or held. */
export function standingAfter(
  state: SeenGrandPrixState,
  now: Standing,
  move: GrandPrixMove,
): Standing {
  const seat = now.order[now.turn] ?? 0;
  const exchanges = now.exchanges.filter(({ by }) => by !== seat);
  const turn = (now.turn + 1) % now.order.length;
  if (move.move !== 'playCard') return { ...now, exchanges, turn };
  const [number, moves] = move.args;
  const { exchanged } = faceOf(number);
  if (exchanged) exchanges.push({ by: seat, one: exchanged[0], other: exchanged[1] });
  const track = trackOfRace(state);
  const [left, home] = [[...now.left], [...now.home]];
  for (const { car, path } of moves ?? []) {
    const last = path.at(-1);
    if (car === null || last === undefined) continue;
    const index = cars.indexOf(car);
    left[index] = leftFrom(track, last);
    if (last === 'finish') home.push(index);
  }
  return { ...now, exchanges, turn, left, home };
}

/** Everybody's money after a trial race from here on, with what they had before it. */
export function moneyAfter(
  prizes: readonly number[],
  standing: Standing,
  { hands, money }: { readonly hands: CardNumber[][]; readonly money: readonly number[] },
): number[] {
  const [left, home] = [[...standing.left], [...standing.home]];
  drive({ ...standing, left, home, hands, seed: seedOf(hands) });
  const after = [...money];
  for (let place = 0; place < home.length; place += 1) {
    const owner = standing.owners[home[place] ?? 0] ?? -1;
    if (owner >= 0) after[owner] = (after[owner] ?? 0) + (prizes[place] ?? 0);
  }
  return after;
}

/** Everybody's money after the rest of an auction and its race. */
export function moneyAfterAuction(
  state: GrandPrixState,
  step: AuctionStep,
  about: { readonly seats: readonly PlayerID[]; readonly buyer: PlayerID },
): number[] {
  const { seats } = about;
  const { hands, owners, grid, money } = auctionedOff(state, step, about);
  const track = trackOfRace(state);
  const left = cars.map(() => 0);
  for (const [position, car] of grid.entries()) {
    left[car] = leftFrom(track, tracks[track].grid[position]);
  }
  const starters = grid.flatMap((car) => owners[car] ?? -1).filter((owner) => owner >= 0);
  const everybody = seats.map((_, index) => index);
  const { tournamentSeating, prizes } = state.options;
  const order = tournamentSeating ? [...new Set([...starters, ...everybody])] : everybody;
  const turn = order.indexOf(starters[0] ?? seats.indexOf(state.dealer));
  return moneyAfter(
    prizes,
    { order, owners, left, home: [], turn, exchanges: [] },
    { hands, money },
  );
}
