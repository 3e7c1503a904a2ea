/** Chances of a pawn to take each place of a stage. */
import { type Race, squaresLost, stageCount, turnsLost } from './race.ts';
import { arrivalsOf, maxTurns, rowOf, squaresOfRow } from './turns.ts';

/** Maximum number of seats. */
export const maxSeats = 5;

/**
 * Model of players' steering: with a long way to go, a pawn is treated as up to this many squares nearer or farther,
 * according to its bet.
 */
const mostSteering = 6;
/** Distance over which about two thirds of the steering build up, in squares. */
const steeringWay = 35;

/** Chance below which an event is ignored. */
const minChance = 1e-4;

/** Row of each seat's distance in the table of arrivals. A buffer that is reused. */
const rows = new Int16Array(maxSeats);
/** The other pawns that are not over the line, and for each the number of turns by which it may be later. */
const others = new Int8Array(maxSeats);
const slacks = new Int8Array(maxSeats);
/** The chances of 0, 1, 2 … other pawns before the seat's own if it crosses the line in a certain turn. */
const ahead = new Float64Array(maxSeats);

/** Returns the expected distance to a line in squares, adjusted for the card before the seat and its own steering. */
function wayTo(race: Race, seat: number, stage: number): number {
  const at = seat * stageCount + stage;
  const way = (race.gaps[at] ?? 0) + (squaresLost[race.before[seat] ?? 0] ?? 0);
  const bet = race.bets[at] ?? 0;
  if (bet === 0) return way;
  const haste = (race.seats + 1 - 2 * bet) / (race.seats - 1);
  return way - mostSteering * haste * (1 - Math.exp(-way / steeringWay));
}

/** Stores the distances of all seats to a line for the next queries. */
export function measureWays(race: Race, stage: number): void {
  for (let seat = 0; seat < race.seats; seat += 1) rows[seat] = rowOf(wayTo(race, seat, stage));
}

/** Returns a seat's approximate distance to the measured line, in squares. */
export function wayMeasured(seat: number): number {
  return squaresOfRow(rows[seat] ?? 0);
}

/** Returns the number of other players' turns before the seat's next one. */
function orderOf(race: Race, seat: number): number {
  return (seat - race.turn + race.seats) % race.seats;
}

/** Finds the other pawns that are still on the way to a line, and returns their number. */
function findOthers(race: Race, seat: number, stage: number): number {
  const lost = turnsLost[race.before[seat] ?? 0] ?? 0;
  let count = 0;
  for (let other = 0; other < race.seats; other += 1) {
    if (other === seat || (race.places[other * stageCount + stage] ?? 0) > 0) continue;
    const late = orderOf(race, other) < orderOf(race, seat) ? 0 : 1;
    others[count] = other;
    slacks[count] = lost - (turnsLost[race.before[other] ?? 0] ?? 0) - late;
    count += 1;
  }
  return count;
}

/**
 * Computes the chances of a seat to cross the measured line after 0, 1, 2 … of the pawns that are still on the way to
 * it. The result is written to a list that is long enough for all seats.
 */
export function placesInto(race: Race, seat: number, stage: number, places: Float64Array): void {
  const { exactly, upTo } = arrivalsOf(race);
  const arrival = exactly[rows[seat] ?? 0];
  const count = findOthers(race, seat, stage);
  places.fill(0);
  for (let turn = 1; turn < maxTurns; turn += 1) {
    const chance = arrival?.[turn] ?? 0;
    if (chance < minChance) continue;
    ahead.fill(0);
    ahead[0] = 1;
    for (let index = 0; index < count; index += 1) {
      const last = Math.min(turn + (slacks[index] ?? 0), maxTurns - 1);
      const before = upTo[rows[others[index] ?? 0] ?? 0]?.[last] ?? 0;
      for (let each = index + 1; each > 0; each -= 1) {
        ahead[each] = (ahead[each] ?? 0) * (1 - before) + (ahead[each - 1] ?? 0) * before;
      }
      ahead[0] = (ahead[0] ?? 0) * (1 - before);
    }
    for (let each = 0; each <= count; each += 1) {
      places[each] = (places[each] ?? 0) + chance * (ahead[each] ?? 0);
    }
  }
}
