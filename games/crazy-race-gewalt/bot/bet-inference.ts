/**
 * Infers other players' bets from the cards that they play. A bet becomes more likely the more a played card improved
 * its chance, compared with all other cards that could have been played.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import { arrowOf, betCards, betOn, stageNumber, stages } from '../rules/components.ts';
import { arrowKinds } from '../rules/effects.ts';
import type { GewaltEvent } from '../rules/events.ts';
import { seatsOf } from '../rules/hands.ts';
import { laneOf, startPlace, withCardMoved, withCardOn } from '../rules/lanes.ts';
import type { SeenGewaltState } from '../rules/state.ts';
import { maxSeats, measureWays, placesInto } from './places.ts';
import { codeOf, type Race, raceOf, stageCount } from './race.ts';

/** Likelihood of each bet for each player, up to a constant factor. */
export type Weights = Readonly<Record<PlayerID, readonly number[]>>;

/**
 * Sharpness of the inference: a card that raises the chance of the player's own bet by x is played e^(sharpness · x)
 * times as often. A small probability remains for cards played for other reasons.
 */
const trustInSections = 14;
const trustInActions = 7;
const otherReasons = 0.05;
/** Prior odds that a player plays for their bet rather than at random. */
const likelierToHaveReasons = 3;

/** Approximate effects of section cards, in squares. */
const squaresByCards = [-4, -2, 2, 4];

/** For each bet, the number of its stages that a seat can expect to win as it asks. */
type Promised = readonly number[];

/** An observed action, with the values of all bets around it. */
interface ObservedAction {
  /** Sharpness of the inference. */
  readonly trust: number;
  readonly before: Promised;
  readonly after: Promised;
  /** Values of the bets after the possible alternatives. */
  readonly others: readonly Promised[];
}

/** Computes the expected values of all bets for a seat. */
class Promises {
  /** The chance of each place, by stage. */
  readonly #chances = stages.map(() => new Float64Array(maxSeats));
  /** The chances of the remaining places. */
  readonly #left = new Float64Array(maxSeats);
  /** The places on each bet, by stage. */
  readonly #bets: readonly (readonly number[])[];

  constructor(seats: number) {
    this.#bets = betCards.map(({ id }) => stages.map((stage) => betOn(id, seats)[stage]));
  }

  /**
   * Returns the values of all bets. Chances are computed from a stage on; those of earlier stages are kept from the
   * last call.
   */
  of(race: Race, seat: number, stage: number): Promised {
    for (let each = stage; each < stageCount; each += 1) this.#findPlaces(race, seat, each);
    return this.#bets.map((bet) =>
      bet.reduce((sum, place, index) => sum + (this.#chances[index]?.[place - 1] ?? 0), 0),
    );
  }

  #findPlaces(race: Race, seat: number, stage: number): void {
    const chances = this.#chances[stage];
    const taken = race.taken[stage] ?? 0;
    const place = race.places[seat * stageCount + stage] ?? 0;
    chances?.fill(0);
    if (place > 0) chances?.fill(1, place - 1, place);
    else {
      measureWays(race, stage);
      placesInto(race, seat, stage, this.#left);
      chances?.set(this.#left.subarray(0, race.seats - taken), taken);
    }
  }
}

/** Replays the race from the public log, event by event. */
class Reader {
  readonly #logs: Record<PlayerID, Float64Array> = {};
  readonly #promises: Promises;
  #state: SeenGewaltState;

  constructor(seen: SeenGewaltState) {
    const seats = seatsOf(seen);
    const each = <Value>(value: Value) => Object.fromEntries(seats.map((seat) => [seat, value]));
    for (const seat of seats) this.#logs[seat] = new Float64Array(betCards.length);
    this.#promises = new Promises(seats.length);
    this.#state = {
      ...seen,
      players: {},
      sectionCards: seen.sectionCards.map((cards) => cards.map(() => null)),
      pawns: each(startPlace),
      trophies: each({ lilac: null, blue: null, red: null }),
      pendingCards: each(null),
    };
  }

  weights(): Weights {
    return Object.fromEntries(
      Object.entries(this.#logs).map(([seat, logs]) => [
        seat,
        [...logs].map((log) => likelierToHaveReasons * Math.exp(log) + 1),
      ]),
    );
  }

  #raceAt(playerID: PlayerID): Race {
    const turn = { ...this.#state.turn, playerID, isSecond: false };
    return raceOf({ ...this.#state, turn });
  }

  /** Updates the likelihoods by comparing an action with its alternatives. */
  #judge(playerID: PlayerID, { trust, before, after, others }: ObservedAction): void {
    const logs = this.#logs[playerID];
    if (!logs) return;
    for (const [bet, promise] of before.entries()) {
      const likelihood = (each: Promised) => Math.exp(trust * ((each[bet] ?? 0) - promise));
      const all = others.reduce((sum, each) => sum + likelihood(each), 1) / (others.length + 1);
      const chance = (1 - otherReasons) * (likelihood(after) / all) + otherReasons;
      logs[bet] = (logs[bet] ?? 0) + Math.log(chance);
    }
  }

  /** Returns the values of the bets after alternative section cards. */
  #withCards(race: Race, seat: number): Promised[] {
    const found: Promised[] = [];
    for (let stage = stageCount - 1; stage >= 0; stage -= 1) {
      for (let lane = 0; lane < race.seats; lane += 1) {
        const pawn = this.#state.pawns[lane];
        if (!pawn || stageNumber(pawn.section) > stage) continue;
        for (const by of squaresByCards) {
          race.stretch(lane, stage, by);
          found.push(this.#promises.of(race, seat, stage));
          race.stretch(lane, stage, -by);
        }
      }
    }
    return found;
  }

  /** Returns the values of the bets after alternative action cards. */
  #withActions(race: Race, seat: number): Promised[] {
    const found: Promised[] = [];
    for (let lane = 0; lane < race.seats; lane += 1) {
      if (lane === seat || !this.#state.pawns[lane] || race.before[lane] !== 0) continue;
      for (const kind of arrowKinds) {
        race.before[lane] = codeOf(kind);
        found.push(this.#promises.of(race, seat, 0));
      }
      race.before[lane] = 0;
    }
    return found;
  }

  #judgeLanes(playerID: PlayerID, laid: SeenGewaltState['sectionCards']): void {
    const seat = laneOf(playerID);
    const race = this.#raceAt(playerID);
    const before = this.#promises.of(race, seat, 0);
    const others = this.#withCards(race, seat);
    this.#state = { ...this.#state, sectionCards: laid };
    const after = this.#promises.of(this.#raceAt(playerID), seat, 0);
    this.#judge(playerID, { trust: trustInSections, before, after, others });
  }

  #judgeAction(playerID: PlayerID, target: PlayerID, cardID: number): void {
    const seat = laneOf(playerID);
    const race = this.#raceAt(playerID);
    const before = this.#promises.of(race, seat, 0);
    const others = this.#withActions(race, seat);
    race.before[laneOf(target)] = codeOf(arrowOf(cardID));
    const after = this.#promises.of(race, seat, 0);
    this.#judge(playerID, { trust: trustInActions, before, after, others });
  }

  follow(event: GewaltEvent): void {
    const { sectionCards, pawns, trophies, pendingCards } = this.#state;
    switch (event.type) {
      case 'laidSection': {
        const { playerID, cardID, lane, section } = event;
        const card = { cardID, placedBy: playerID, movedBy: null };
        this.#judgeLanes(playerID, withCardOn(sectionCards, { lane, section }, card));
        break;
      }
      case 'relocated': {
        const { playerID, from, to } = event;
        this.#judgeLanes(playerID, withCardMoved(sectionCards, { from, to, movedBy: playerID }));
        break;
      }
      case 'actionLaid': {
        const { playerID, target, cardID } = event;
        this.#judgeAction(playerID, target, cardID);
        this.#state = {
          ...this.#state,
          pendingCards: { ...pendingCards, [target]: { cardID, from: playerID } },
        };
        break;
      }
      case 'countered':
      case 'actionSpent':
        this.#state = { ...this.#state, pendingCards: { ...pendingCards, [event.playerID]: null } };
        break;
      case 'moved':
        this.#state = { ...this.#state, pawns: { ...pawns, [event.playerID]: event.to } };
        break;
      case 'crossed': {
        const own = { lilac: null, blue: null, red: null, ...trophies[event.playerID] };
        const more = { ...own, [event.stage]: event.place };
        this.#state = { ...this.#state, trophies: { ...trophies, [event.playerID]: more } };
        break;
      }
      default:
    }
  }
}

const known = new WeakMap<
  readonly GewaltEvent[],
  { count: number; reader: Reader; weights: Weights }
>();

/** Returns the likelihood of each bet for each player from the log, or null if there is no complete log. */
export function weightsOf(seen: SeenGewaltState, events: readonly GewaltEvent[]): Weights | null {
  if (events[0]?.type !== 'raceBegan') return null;
  // Cached: every round of a decision uses the same log, and the next decision may use a longer one.
  const before = known.get(events);
  if (before?.count === events.length) return before.weights;
  const isLonger = before !== undefined && before.count < events.length;
  const reader = isLonger ? before.reader : new Reader(seen);
  for (const event of events.slice(isLonger ? before.count : 0)) reader.follow(event);
  const weights = reader.weights();
  known.set(events, { count: events.length, reader, weights });
  return weights;
}
