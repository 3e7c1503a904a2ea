/** How a race stands: the chance of each bet to come true, and what each seat can expect of the win. */
import { type Race, squaresLost, stageCount, turnsLost } from './race.ts';
import { chanceWithin } from './turns.ts';

/** Most seats. */
const mostSeats = 5;
/** More than the most points: three bets, each shared with all others. */
const pointsEnd = stageCount * mostSeats + 1;

/** The chances of 0, 1, 2 … others before the own pawn; written over again and again. */
const ahead = new Float64Array(mostSeats + 1);

/** Squares that a seat has to go to a line, with what the card before it will do. */
function squaresTo(race: Race, seat: number, stage: number): number {
  const gap = race.gaps[seat * stageCount + stage] ?? 0;
  return gap + (squaresLost[race.before[seat] ?? 0] ?? 0);
}

/** How many turns of others come before the seat's next one. */
function orderOf(race: Race, seat: number): number {
  return (seat - race.turn + race.seats) % race.seats;
}

/** Turns that the card before a seat costs it. */
function turnsLostBy(race: Race, seat: number): number {
  return turnsLost[race.before[seat] ?? 0] ?? 0;
}

/** The chance that one seat is over a line before another; neither is yet. */
function chanceSooner(race: Race, stage: number, seat: number, other: number): number {
  const late = orderOf(race, seat) < orderOf(race, other) ? 0 : 1;
  const slack = turnsLostBy(race, other) - turnsLostBy(race, seat) - late;
  return chanceWithin(slack, squaresTo(race, seat, stage), squaresTo(race, other, stage));
}

/** The chance that a seat takes the place of a stage that it has bet on. */
export function chanceOfBet(race: Race, seat: number, stage: number): number {
  const at = seat * stageCount + stage;
  const bet = race.bets[at] ?? 0;
  const place = race.places[at] ?? 0;
  if (place > 0) return place === bet ? 1 : 0;
  const wanted = bet - 1 - (race.taken[stage] ?? 0);
  if (wanted < 0) return 0;
  ahead.fill(0);
  ahead[0] = 1;
  let others = 0;
  for (let other = 0; other < race.seats; other += 1) {
    if (other === seat || (race.places[other * stageCount + stage] ?? 0) > 0) continue;
    const before = chanceSooner(race, stage, other, seat);
    others += 1;
    for (let count = others; count > 0; count -= 1) {
      ahead[count] = (ahead[count] ?? 0) * (1 - before) + (ahead[count - 1] ?? 0) * before;
    }
    ahead[0] = (ahead[0] ?? 0) * (1 - before);
  }
  return ahead[wanted] ?? 0;
}

/** Points for a bet that comes true: one, and one for each other with the same. */
export function pointsOfBet(race: Race, seat: number, stage: number): number {
  const bet = race.bets[seat * stageCount + stage];
  let points = 0;
  for (let each = 0; each < race.seats; each += 1) {
    if (race.bets[each * stageCount + stage] === bet) points += 1;
  }
  return points;
}

/** By seat × points: the chance of so many; and of fewer. Written over again and again. */
const exactly = new Float64Array(mostSeats * pointsEnd);
const fewer = new Float64Array(mostSeats * pointsEnd);

function countPoints(race: Race, seat: number): void {
  const start = seat * pointsEnd;
  exactly.fill(0, start, start + pointsEnd);
  exactly[start] = 1;
  let most = 0;
  for (let stage = 0; stage < stageCount; stage += 1) {
    const chance = chanceOfBet(race, seat, stage);
    if (chance === 0) continue;
    const points = pointsOfBet(race, seat, stage);
    most += points;
    for (let at = start + most; at >= start; at -= 1) {
      const without = (exactly[at] ?? 0) * (1 - chance);
      exactly[at] = without + (at - points >= start ? (exactly[at - points] ?? 0) * chance : 0);
    }
  }
  let sum = 0;
  for (let at = start; at < start + pointsEnd; at += 1) {
    fewer[at] = sum;
    sum += exactly[at] ?? 0;
  }
}

/** By others who have as many points: the chance that nobody has more. */
const level = new Float64Array(mostSeats);

/** The share of the win that a seat can expect, as if the bets came true independently of each other. */
export function shareOf(race: Race, seat: number): number {
  for (let each = 0; each < race.seats; each += 1) countPoints(race, each);
  let share = 0;
  for (let points = 0; points < pointsEnd; points += 1) {
    const own = exactly[seat * pointsEnd + points] ?? 0;
    if (own === 0) continue;
    level.fill(0);
    level[0] = 1;
    for (let each = 0; each < race.seats; each += 1) {
      if (each === seat) continue;
      const same = exactly[each * pointsEnd + points] ?? 0;
      const less = fewer[each * pointsEnd + points] ?? 0;
      for (let count = race.seats - 1; count > 0; count -= 1) {
        level[count] = (level[count] ?? 0) * less + (level[count - 1] ?? 0) * same;
      }
      level[0] = (level[0] ?? 0) * less;
    }
    for (let count = 0; count < race.seats; count += 1) {
      share += (own * (level[count] ?? 0)) / (count + 1);
    }
  }
  return share;
}

/** The points that a seat can expect. */
export function pointsOf(race: Race, seat: number): number {
  let points = 0;
  for (let stage = 0; stage < stageCount; stage += 1) {
    points += chanceOfBet(race, seat, stage) * pointsOfBet(race, seat, stage);
  }
  return points;
}
