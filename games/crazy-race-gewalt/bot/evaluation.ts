/** Evaluation of a race: the chance of each bet to come true, and a seat's expected win share. */
import { maxSeats, measureWays, placesInto, wayMeasured } from './places.ts';
import { type Race, stageCount } from './race.ts';

/** One more than the maximum of points: three bets, each shared with all other players. */
const pointsEnd = stageCount * maxSeats + 1;
/** Number of combinations in which three bets come true or not, one bit each. */
const patterns = 2 ** stageCount;

/** Log-odds bonus for a place its player bet on, far from the line. */
const mostCare = 0.7;
/** Distance over which about two thirds of the bonus build up, in squares. */
const careWay = 20;

/** The chance of each bet to come true, by seat × stages. */
export type Chances = Float64Array;

/** Returns chances that are all 0. */
export function noChances(): Chances {
  return new Float64Array(maxSeats * stageCount);
}

/** The chances of a seat for 0, 1, 2 … other pawns before it. A buffer that is reused. */
const places = new Float64Array(maxSeats);

function chanceOfBet(race: Race, seat: number, stage: number): number {
  const at = seat * stageCount + stage;
  const bet = race.bets[at] ?? 0;
  const place = race.places[at] ?? 0;
  if (place > 0) return place === bet ? 1 : 0;
  const wanted = bet - 1 - (race.taken[stage] ?? 0);
  if (wanted < 0) return 0;
  placesInto(race, seat, stage, places);
  const chance = places[wanted] ?? 0;
  const times = Math.exp(mostCare * (1 - Math.exp(-wayMeasured(seat) / careWay)));
  return (chance * times) / (1 + chance * (times - 1));
}

/** Computes the chances of all bets for a stage and those after it; the others stay unchanged. */
export function findChances(race: Race, from: number, chances: Chances): void {
  for (let stage = from; stage < stageCount; stage += 1) {
    measureWays(race, stage);
    for (let seat = 0; seat < race.seats; seat += 1) {
      chances[seat * stageCount + stage] = chanceOfBet(race, seat, stage);
    }
  }
}

/** Returns the points for a bet that comes true: one, and one for each other player with the same bet. */
function pointsOfBet(race: Race, seat: number, stage: number): number {
  const bet = race.bets[seat * stageCount + stage];
  let points = 0;
  for (let each = 0; each < race.seats; each += 1) {
    if (race.bets[each * stageCount + stage] === bet) points += 1;
  }
  return points;
}

/** Returns the chance of one bet to come true, as far as the bet is known. */
export function chanceAt(race: Race, seat: number, stage: number): number {
  measureWays(race, stage);
  return chanceOfBet(race, seat, stage);
}

/** Returns the expected points of a seat. */
export function pointsOf(race: Race, seat: number): number {
  let points = 0;
  for (let stage = 0; stage < stageCount; stage += 1) {
    points += chanceAt(race, seat, stage) * pointsOfBet(race, seat, stage);
  }
  return points;
}

/**
 * Returns the chance of another seat's bet, given whether this seat's bet has come true: no two pawns take the same place.
 */
function chanceBeside(
  race: Race,
  stage: number,
  own: { readonly at: number; readonly chance: number; readonly isTrue: boolean },
  other: { readonly at: number; readonly chance: number },
): number {
  if (own.chance <= 0 || own.chance >= 1 || other.chance <= 0 || other.chance >= 1)
    return other.chance;
  if (race.bets[own.at] === race.bets[other.at]) {
    return own.isTrue ? 0 : Math.min(1, other.chance / (1 - own.chance));
  }
  const left = race.seats - (race.taken[stage] ?? 0);
  const ofOthers = (1 - other.chance) / Math.max(1, left - 1);
  const ifTrue = Math.min(1, other.chance / (1 - ofOthers), other.chance / own.chance);
  return own.isTrue ? ifTrue : (other.chance - own.chance * ifTrue) / (1 - own.chance);
}

/** The chance of another seat to have this number of points, by points. A buffer that is reused. */
const exactly = new Float64Array(pointsEnd);
/** The chance that no player has more points, by the number of other players with equally many. */
const level = new Float64Array(maxSeats);
/** Points of each bet, by seat × stages. */
const worth = new Int8Array(maxSeats * stageCount);

/** Computes the distribution of another seat's points, given which of the seat's own bets come true. */
function countPoints(
  race: Race,
  chances: Chances,
  {
    seat,
    other,
    pattern,
  }: { readonly seat: number; readonly other: number; readonly pattern: number },
): void {
  exactly.fill(0);
  exactly[0] = 1;
  let max = 0;
  for (let stage = 0; stage < stageCount; stage += 1) {
    const [at, otherAt] = [seat * stageCount + stage, other * stageCount + stage];
    const isTrue = ((pattern >> stage) & 1) === 1;
    const own = { at, chance: chances[at] ?? 0, isTrue };
    const chance = chanceBeside(race, stage, own, { at: otherAt, chance: chances[otherAt] ?? 0 });
    if (chance === 0) continue;
    const points = worth[otherAt] ?? 0;
    max += points;
    for (let each = max; each >= 0; each -= 1) {
      const without = (exactly[each] ?? 0) * (1 - chance);
      exactly[each] = without + (each >= points ? (exactly[each - points] ?? 0) * chance : 0);
    }
  }
}

/** Returns a seat's win share with this number of points, given which of its bets come true. */
function shareWith(
  race: Race,
  chances: Chances,
  {
    seat,
    pattern,
    points,
  }: { readonly seat: number; readonly pattern: number; readonly points: number },
): number {
  level.fill(0);
  level[0] = 1;
  for (let other = 0; other < race.seats; other += 1) {
    if (other === seat) continue;
    countPoints(race, chances, { seat, other, pattern });
    const same = exactly[points] ?? 0;
    let less = 0;
    for (let each = 0; each < points; each += 1) less += exactly[each] ?? 0;
    for (let count = race.seats - 1; count > 0; count -= 1) {
      level[count] = (level[count] ?? 0) * less + (level[count - 1] ?? 0) * same;
    }
    level[0] = (level[0] ?? 0) * less;
  }
  return level.reduce((share, chance, count) => share + chance / (count + 1), 0);
}

/** Returns a seat's expected win share. */
export function shareOf(race: Race, seat: number, chances: Chances): number {
  for (let each = 0; each < race.seats; each += 1) {
    for (let stage = 0; stage < stageCount; stage += 1) {
      worth[each * stageCount + stage] = pointsOfBet(race, each, stage);
    }
  }
  let share = 0;
  for (let pattern = 0; pattern < patterns; pattern += 1) {
    let [chance, points] = [1, 0];
    for (let stage = 0; stage < stageCount; stage += 1) {
      const at = seat * stageCount + stage;
      const isTrue = ((pattern >> stage) & 1) === 1;
      chance *= isTrue ? (chances[at] ?? 0) : 1 - (chances[at] ?? 0);
      if (isTrue) points += worth[at] ?? 0;
    }
    if (chance > 0) share += chance * shareWith(race, chances, { seat, pattern, points });
  }
  return share;
}
