/** Which bets the others may have: whom a card helps has probably bet so. */
import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../kit/chance.ts';
import type { Sight } from '../../kit/search/knowledge.ts';
import { arrowOf, type BetCardID, betCards, betOn, stages } from '../components.ts';
import type { CrazyRaceEvent } from '../events.ts';
import { seatsOf } from '../hands.ts';
import { laneOf, startPlace, withCardMoved, withCardOn } from '../lanes.ts';
import type { CrazyRace } from '../rules.ts';
import type { SeenCrazyRaceState } from '../state.ts';
import { chanceOfBet } from './outlook.ts';
import { codeOf, type Race, raceOf, stageCount } from './race.ts';

/** The bets of the others, and those that nobody has. */
export interface ImaginedBets {
  readonly dealt: Readonly<Record<string, BetCardID>>;
  readonly left: readonly BetCardID[];
}

/** How likely each bet is with each player, but for a factor. */
type Weights = Readonly<Record<PlayerID, readonly number[]>>;

/** How much is read from a card that makes a bet likelier: who lays it may have had no better one. */
const trust = 8;

/** What each bet promises a seat. */
function promises(race: Race, seat: number): number[] {
  return betCards.map(({ id }) => {
    const bet = betOn(id, race.seats);
    let promise = 0;
    for (const [index, stage] of stages.entries()) {
      race.bets[seat * stageCount + index] = bet[stage];
      promise += chanceOfBet(race, seat, index);
    }
    return promise;
  });
}

/** The race as everybody saw it, event by event. */
class Follower {
  readonly weights: Record<PlayerID, number[]> = {};
  #state: SeenCrazyRaceState;

  constructor(seen: SeenCrazyRaceState) {
    const seats = seatsOf(seen);
    const each = <Value>(value: Value) => Object.fromEntries(seats.map((seat) => [seat, value]));
    for (const seat of seats) this.weights[seat] = betCards.map(() => 1);
    this.#state = {
      ...seen,
      players: {},
      laid: seen.laid.map((cards) => cards.map(() => null)),
      pawns: each(startPlace),
      trophies: each({ lilac: null, blue: null, red: null }),
      before: each(null),
    };
  }

  /** What a player did, and what it has changed for them. */
  #judge(playerID: PlayerID, change: (race: Race) => Race): void {
    const turn = { ...this.#state.turn, playerID, effect: null };
    const race = raceOf({ ...this.#state, turn });
    const seat = laneOf(playerID);
    const before = promises(race, seat);
    const after = promises(change(race), seat);
    this.weights[playerID] = (this.weights[playerID] ?? []).map(
      (weight, bet) => weight * Math.exp(trust * ((after[bet] ?? 0) - (before[bet] ?? 0))),
    );
  }

  #judgeLanes(playerID: PlayerID, laid: SeenCrazyRaceState['laid']): void {
    this.#judge(playerID, () => {
      this.#state = { ...this.#state, laid };
      return raceOf({ ...this.#state, turn: { ...this.#state.turn, playerID, effect: null } });
    });
  }

  follow(event: CrazyRaceEvent): void {
    const { laid, pawns, trophies } = this.#state;
    switch (event.type) {
      case 'laidSection': {
        const { playerID, cardID, lane, section } = event;
        const card = { cardID, laidBy: playerID, movedBy: null };
        this.#judgeLanes(playerID, withCardOn(laid, { lane, section }, card));
        break;
      }
      case 'relocated': {
        const { playerID, from, to } = event;
        this.#judgeLanes(playerID, withCardMoved(laid, { from, to, movedBy: playerID }));
        break;
      }
      case 'actionLaid': {
        const { playerID, target, cardID } = event;
        this.#judge(playerID, (race) => {
          race.before[laneOf(target)] = codeOf(arrowOf(cardID));
          return race;
        });
        break;
      }
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

const known = new WeakMap<readonly CrazyRaceEvent[], { count: number; weights: Weights }>();

/** How likely each bet is with each player by what they have done; alike for all if the log is not there. */
export function weightsOf(
  seen: SeenCrazyRaceState,
  events: readonly CrazyRaceEvent[],
): Weights | null {
  if (events[0]?.type !== 'raceBegan') return null;
  // Every round of a decision asks about the same log.
  const before = known.get(events);
  if (before?.count === events.length) return before.weights;
  const follower = new Follower(seen);
  for (const event of events) follower.follow(event);
  known.set(events, { count: events.length, weights: follower.weights });
  return follower.weights;
}

const fine = 1_000_000;

/** The place in the list of a bet drawn by its weight. */
function drawn(
  bets: readonly BetCardID[],
  weights: readonly number[] | undefined,
  { die }: Chance,
): number {
  if (!weights) return bets.length - 1;
  const sum = bets.reduce((total, bet) => total + (weights[bet] ?? 0), 0);
  let left = (sum * die(fine)) / fine;
  const place = bets.findIndex((bet) => {
    left -= weights[bet] ?? 0;
    return left <= 0;
  });
  return place < 0 ? bets.length - 1 : place;
}

/** Deals the bets that the seat does not see. */
export function imagineBets(
  { seen, seat, events }: Sight<CrazyRace>,
  chance: Chance,
): ImaginedBets {
  const own = seen.players[seat]?.bet;
  const left = chance.shuffle([...betCards.keys()].filter((bet) => bet !== own));
  const weights = weightsOf(seen, events);
  const dealt: Record<string, BetCardID> = {};
  for (const other of chance.shuffle(seatsOf(seen))) {
    if (other === seat) continue;
    const [bet] = left.splice(drawn(left, weights?.[other], chance), 1);
    if (bet !== undefined) dealt[other] = bet;
  }
  return { dealt, left };
}
