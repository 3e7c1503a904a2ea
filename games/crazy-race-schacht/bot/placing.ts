/** Heuristic for placing a driver card: a side's gain, the chance to win it, and the price of the card. */
import type { PlayerID } from '../../kit/player-id.ts';
import { ofSeat } from '../../kit/seats.ts';
import {
  type DriverCardID,
  driverValue,
  roundsPerStage,
  type Side,
  sides,
  stageSide,
} from '../rules/components.ts';
import { tabooSide } from '../rules/stage.ts';
import type { OwnCards, SchachtState } from '../rules/state.ts';
import { allDrivers } from './memory.ts';
import { timesOf } from './times.ts';
import { bestGain, logistic, type Times } from './worth.ts';

/** A possible placement, with its expected gain in points. */
export interface Placing {
  readonly cardID: DriverCardID;
  readonly side: Side;
  readonly value: number;
}

/** A side from the placing seat's point of view. */
interface SideView {
  readonly side: Side;
  readonly gain: number;
  readonly ownSum: number;
  readonly rivals: readonly { readonly mean: number; readonly spread: number }[];
}

/** Expected value of a rival's face-down card at a side, and of a turn that a rival still has. */
const meanOfCard = 2.75;
const meanOfTurn = 0.9;
/** Spread of a rival's sum around its mean: a constant, and more for every such card or turn. */
const spread = 0.6;
const spreadOfEach = 0.35;
/** Price in points for each unit of a driver card's value; lower while it can still be taken back. */
const price = 0.8;
const priceBefore = 0.5;
/** Factor of the price for each turn to come, until cards are short. */
const shortage = 1.2;
/** Minimum price, so that a move that spends no card is preferred to one that gains nothing. */
const min = 0.001;

/** Returns the number of turns that a seat still has in this stage, after the present one if it is its own. */
function turnsLeft(state: SchachtState, seat: PlayerID): number {
  const { step, seats, firstPlayer } = state;
  if (step.phase !== 'driverPlacement') return 0;
  const from = seats.indexOf(firstPlayer);
  const place = (each: PlayerID) => (seats.indexOf(each) - from + seats.length) % seats.length;
  const had = place(seat) <= place(step.toPlace) ? step.round : step.round - 1;
  return state.isOutOfCards[seat] && state.hasTakenBack[seat] ? 0 : roundsPerStage - had;
}

function viewOf(
  state: SchachtState,
  seat: PlayerID,
  side: Side,
  { own, times, turns }: { own: OwnCards; times: Times; turns: Readonly<Record<PlayerID, number>> },
): SideView {
  const { model, distance } = stageSide(state.stageCard, side);
  const cards = state.placed[side];
  const isSplittable = distance === '?';
  const left = isSplittable ? cards.length + 1 : distance;
  const movement = { model, left, isSplittable };
  const gain = bestGain(ofSeat(state.locomotives, seat), movement, times);
  let ownSum = 0;
  for (const placed of own.placed) {
    if (placed.side === side) ownSum += driverValue(placed.cardID);
  }
  const rivals: { mean: number; spread: number }[] = [];
  for (const rival of state.seats) {
    if (rival === seat) continue;
    let count = 0;
    for (const { playerID } of cards) if (playerID === rival) count += 1;
    const turnsToCome = turns[rival] ?? 0;
    if (count + turnsToCome === 0) continue;
    rivals.push({
      mean: meanOfCard * count + meanOfTurn * turnsToCome,
      spread: spread + spreadOfEach * (count + turnsToCome),
    });
  }
  return { side, gain, ownSum, rivals };
}

/** Returns the chance to win a side with this sum there. */
function chanceToWin({ rivals }: SideView, sum: number): number {
  if (sum === 0) return 0;
  let chance = 1;
  for (const { mean, spread } of rivals) chance *= logistic((sum - mean) / spread);
  return chance;
}

/**
 * Returns the price in points for each unit of a card's value. It falls with the number of cards for each turn to come.
 */
function priceOf(state: SchachtState, seat: PlayerID, own: OwnCards, times: Times): number {
  const hasTakenBack = ofSeat(state.hasTakenBack, seat);
  const cards = own.hand.length + (hasTakenBack ? 0 : allDrivers.length);
  const turns = roundsPerStage * times.stagesLeft;
  if (turns === 0) return min;
  const full = hasTakenBack ? price : priceBefore;
  return full * Math.min(1, (shortage * turns) / (turns + cards));
}

/** Returns all possible placements with their expected gains; of equal cards only one. */
export function placings(state: SchachtState, seat: PlayerID): Placing[] {
  const own = ofSeat(state.players, seat);
  const times = timesOf(state);
  const turns: Record<PlayerID, number> = {};
  for (const each of state.seats) turns[each] = turnsLeft(state, each);
  const aPoint = priceOf(state, seat, own, times);
  const taboo = tabooSide(state);
  const listed: Placing[] = [];
  for (const side of sides) {
    if (side === taboo) continue;
    const view = viewOf(state, seat, side, { own, times, turns });
    const before = chanceToWin(view, view.ownSum);
    let last = 0;
    for (const cardID of own.hand) {
      const value = driverValue(cardID);
      // A hand is in the order of its values.
      if (value === last) continue;
      last = value;
      const won = chanceToWin(view, view.ownSum + value) - before;
      listed.push({ cardID, side, value: view.gain * won - aPoint * value });
    }
  }
  return listed;
}
