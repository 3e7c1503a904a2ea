/** Evaluation of a match: a rollout to the end of the present race, and the value of the players' money then. */
import type { PlayerID } from '../../kit/player-id.ts';
import { circuits, placeNumber, trackOfRace } from '../rules/circuit.ts';
import { bidStep, type CardNumber, cars, type TrackName, tracks } from '../rules/components.ts';
import type { GrandPrixMove } from '../rules/moves.ts';
import { ownerOf } from '../rules/scoring.ts';
import type { GrandPrixState, RaceStep, RouteStep, SeenGrandPrixState } from '../rules/state.ts';
import type { Sold } from './auctioning.ts';
import { faceOf } from './card-encoding.ts';
import { roads } from './roads.ts';
import { drive, type Trial } from './trial.ts';
import { meanPrize, weightsOfPlaces } from './worth.ts';

/** Lead in mean prizes that makes a player e times as likely to win: in the last race, … */
const leadInLastRace = 0.4;
/** … and before it, growing with the number of races still to come. */
const leadBefore = 1;

/** Returns each seat's expected win share with these amounts of money at the end of this race. */
export function sharesOf(
  { options, race }: Pick<GrandPrixState, 'options' | 'race'>,
  money: readonly number[],
): number[] {
  const racesLeft = options.races - race;
  const lead = racesLeft > 0 ? leadBefore * Math.sqrt(racesLeft) : leadInLastRace;
  const scale = Math.max(bidStep, lead * meanPrize(options.prizes));
  const max = Math.max(...money);
  const weights = money.map((each) => Math.exp((each - max) / scale));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((weight) => weight / sum);
}

/** The part of a race that is the same in every determinized state. */
export interface Standing
  extends Pick<
    Trial,
    'order' | 'owners' | 'road' | 'weights' | 'places' | 'home' | 'turn' | 'exchanges'
  > {}

/** Returns the standing of the race from public information. */
export function standingOf(
  state: SeenGrandPrixState,
  step: RaceStep,
  seats: readonly PlayerID[],
): Standing {
  const track = trackOfRace(state);
  return {
    order: step.turnOrder.map((seat) => seats.indexOf(seat)),
    owners: cars.map((car) => seats.indexOf(ownerOf(state, car) ?? '')),
    road: roads[track],
    weights: weightsOfPlaces(state.options.prizes),
    places: cars.map((car) => placeOn(track, state.spaces[car])),
    home: state.home.map((car) => cars.indexOf(car)),
    turn: step.turnOrder.indexOf(step.toPlay),
    exchanges: step.exchanges.map(({ playerID, cars: [one, other] }) => ({
      by: seats.indexOf(playerID),
      one: cars.indexOf(one),
      other: cars.indexOf(other),
    })),
  };
}

/** Returns the place of a step of a route; the line for a car that is home. */
function placeOn(track: TrackName, step: RouteStep | null | undefined): number {
  const circuit = circuits[track];
  return placeNumber(circuit, step ?? 'finish') ?? circuit.finish;
}

/** Returns the standing of the race after the seat on turn has played a card, or held. */
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
  const [places, home] = [[...now.places], [...now.home]];
  for (const { car, path } of moves ?? []) {
    const last = path.at(-1);
    if (car === null || last === undefined) continue;
    const index = cars.indexOf(car);
    places[index] = placeOn(track, last);
    if (last === 'finish') home.push(index);
  }
  return { ...now, exchanges, turn, places, home };
}

/** Returns the prizes of each seat in a rollout from here on, in dollars. */
export function prizesAfter(
  prizes: readonly number[],
  standing: Standing,
  { hands, seed }: { readonly hands: CardNumber[][]; readonly seed: number },
): number[] {
  const [places, home] = [[...standing.places], [...standing.home]];
  drive({ ...standing, places, home, hands, seed });
  const won = hands.map(() => 0);
  for (let place = 0; place < home.length; place += 1) {
    const owner = standing.owners[home[place] ?? 0] ?? -1;
    if (owner >= 0) won[owner] = (won[owner] ?? 0) + (prizes[place] ?? 0);
  }
  return won;
}

/** Returns the prizes of each seat in a rollout after an auction, in dollars. */
export function prizesAfterAuction(
  state: GrandPrixState,
  { hands, owners, grid }: Sold,
  { seats, seed }: { readonly seats: readonly PlayerID[]; readonly seed: number },
): number[] {
  const track = trackOfRace(state);
  const places = cars.map(() => roads[track].finish);
  for (const [position, car] of grid.entries()) {
    places[car] = placeOn(track, tracks[track].grid[position]);
  }
  const starters = grid.flatMap((car) => owners[car] ?? -1).filter((owner) => owner >= 0);
  const everybody = seats.map((_, index) => index);
  const { tournamentSeating, prizes } = state.options;
  const order = tournamentSeating ? [...new Set([...starters, ...everybody])] : everybody;
  const turn = order.indexOf(starters[0] ?? seats.indexOf(state.dealer));
  const standing = {
    order,
    owners,
    road: roads[track],
    weights: weightsOfPlaces(prizes),
    places,
    home: [],
    turn,
    exchanges: [],
  };
  return prizesAfter(prizes, standing, { hands, seed });
}
