/** The end of a race and of the match: prizes, the next dealer, the ranking (GP-2, GP-9, GP-16, GP-17). */
import type { PlayerID } from '../../kit/player-id.ts';
import { rank } from '../../kit/result.ts';
import { ofSeat, seatToTheLeft } from '../../kit/seats.ts';
import { trackOfRace } from './circuit.ts';
import { type Car, cars } from './components.ts';
import type { GrandPrixEvent, RaceEndReason } from './events.ts';
import { seatsOf } from './setup.ts';
import type { GrandPrixState, PrizeWon, RaceStep } from './state.ts';

/** Returns the player who owns a car in this race, or null if it has no owner. */
export function ownerOf({ grid }: Pick<GrandPrixState, 'grid'>, car: Car): PlayerID | null {
  return grid.find((each) => each.car === car)?.owner ?? null;
}

/** GP-9: returns whether no car is left to be moved. */
export function areAllHome({ home }: Pick<GrandPrixState, 'home'>): boolean {
  return home.length === cars.length;
}

/** GP-9: returns why the race must end now, or null if it continues. */
export function whyRaceIsOver(
  state: GrandPrixState,
  { turnOrder, idleTurns }: RaceStep,
): RaceEndReason | null {
  if (areAllHome(state)) return 'allHome';
  if (turnOrder.every((seat) => state.handSizes[seat] === 0)) return 'cardsOut';
  return idleTurns >= turnOrder.length ? 'nobodyPlayed' : null;
}

/** Returns whether the race has ended and its prizes are paid. */
export function isRaceOver({ race, pastRaces }: Pick<GrandPrixState, 'race' | 'pastRaces'>) {
  return pastRaces.length === race;
}

/** GP-16: returns the prizes of the cars that are home, in order of crossing. */
function prizesOf(state: GrandPrixState): PrizeWon[] {
  return state.home.map((car, index) => ({
    car,
    place: index + 1,
    owner: ownerOf(state, car),
    amount: state.options.prizes[index] ?? 0,
  }));
}

/** GP-16: ends a race and pays the prizes. */
export function endRace(state: GrandPrixState, why: RaceEndReason): GrandPrixEvent[] {
  const { race, grid } = state;
  const prizes = prizesOf(state);
  const money = { ...state.money };
  for (const { owner, amount } of prizes) {
    if (owner !== null) money[owner] = ofSeat(money, owner) + amount;
  }
  state.money = money;
  state.pastRaces = [...state.pastRaces, { track: trackOfRace(state), grid, prizes, money }];
  return [
    { type: 'raceEnded', race, why },
    ...prizes.map((prize): GrandPrixEvent => ({ type: 'prize', ...prize })),
    { type: 'settled', race, money: { ...money } },
  ];
}

/**
 * GP-2: returns the next dealer: the owner of the best placed owned car; without one, the seat left of the last dealer.
 */
export function nextDealer(state: GrandPrixState): PlayerID {
  const owners = state.home.flatMap((car) => ownerOf(state, car) ?? []);
  return owners[0] ?? seatToTheLeft(seatsOf(state), state.dealer);
}

/** Returns whether no race follows this one. */
export function isLastRace({ race, options }: Pick<GrandPrixState, 'race' | 'options'>): boolean {
  return race === options.races;
}

/** GP-17: ends the match: the richest player wins; players with equal money share the place. */
export function endMatch(state: GrandPrixState): GrandPrixEvent[] {
  const result = rank(
    seatsOf(state).map((playerID) => {
      const money = ofSeat(state.money, playerID);
      return { playerID, score: money, counts: [money] };
    }),
  );
  state.step = { phase: 'matchOver', result };
  return [{ type: 'matchEnded', winners: [...result.winners] }];
}
