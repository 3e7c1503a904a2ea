/** How likely a pawn takes which place of a stage. */
import { type Race, squaresLost, stageCount, turnsLost } from './race.ts';
import { arrivalsOf, maxTurns, rowOf, squaresOfRow } from './turns.ts';

/** Most seats. */
export const maxSeats = 5;

/** By so many squares, with a long way to go, players come nearer to the first place or keep away from it, as they have bet. */
const mostSteering = 6;
/** On so many squares two thirds of it are done. */
const steeringWay = 35;

/** Whatever happens less often doesn't matter. */
const minChance = 1e-4;

/** By seat: the list of its distance in the table of arrivals; written over again and again. */
const rows = new Int16Array(maxSeats);
/** Those who are not over the line, but for the seat itself; and for each the turns by which it may be later. */
const others = new Int8Array(maxSeats);
const slacks = new Int8Array(maxSeats);
/** The chances of 0, 1, 2 … others before the seat's own pawn if it is over the line in a certain turn. */
const ahead = new Float64Array(maxSeats);

/** The squares to a line, with those that cards before the seat and its own ones will make of them. */
function wayTo(race: Race, seat: number, stage: number): number {
  const at = seat * stageCount + stage;
  const way = (race.gaps[at] ?? 0) + (squaresLost[race.before[seat] ?? 0] ?? 0);
  const bet = race.bets[at] ?? 0;
  if (bet === 0) return way;
  const haste = (race.seats + 1 - 2 * bet) / (race.seats - 1);
  return way - mostSteering * haste * (1 - Math.exp(-way / steeringWay));
}

/** Measures the ways of all to a line, for what is asked of it next. */
export function measureWays(race: Race, stage: number): void {
  for (let seat = 0; seat < race.seats; seat += 1) rows[seat] = rowOf(wayTo(race, seat, stage));
}

/** The squares that a seat has to go to the line that was measured, about. */
export function wayMeasured(seat: number): number {
  return squaresOfRow(rows[seat] ?? 0);
}

/** How many turns of others come before the seat's next one. */
function orderOf(race: Race, seat: number): number {
  return (seat - race.turn + race.seats) % race.seats;
}

/** Finds who else is on the way to a line; how many. */
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
 * The chances of a seat to be over the line that was measured after 0, 1, 2 … of those who are still on the way to it,
 * into a list that is long enough for all seats.
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
