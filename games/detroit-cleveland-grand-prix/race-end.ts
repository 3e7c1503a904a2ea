/** How a race and the match end: prizes, the next dealer, the ranking (GP-2, GP-9, GP-16, GP-17). */
import type { PlayerID } from 'boardgame.io';
import { rank } from '../kit/result.ts';
import { ofSeat, seatToTheLeft } from '../kit/seats.ts';
import { type Car, cars } from './components.ts';
import { seatsOf } from './deal.ts';
import type { GrandPrixEvent, GrandPrixState, PrizeWon, RaceEndReason } from './state.ts';
import { trackOfRace } from './track.ts';

/** Who owns a car in this race; null: nobody. */
export function ownerOf({ grid }: Pick<GrandPrixState, 'grid'>, car: Car): PlayerID | null {
  return grid.find((each) => each.car === car)?.owner ?? null;
}

/** GP-9: why the race is over; null: it goes on. */
export function whyRaceIsOver(state: GrandPrixState): RaceEndReason | null {
  if (state.home.length === cars.length) return 'allHome';
  if (Object.values(state.handSizes).every((size) => size === 0)) return 'cardsOut';
  return state.idleTurns >= seatsOf(state).length ? 'nobodyPlayed' : null;
}

/** GP-16: the prizes of the cars that are home, in order of crossing. */
function prizesOf(state: GrandPrixState): PrizeWon[] {
  return state.home.map((car, index) => ({
    car,
    place: index + 1,
    owner: ownerOf(state, car),
    amount: state.options.prizes[index] ?? 0,
  }));
}

/** GP-16: pays the prizes; then nobody is to play. */
export function endRace(state: GrandPrixState, why: RaceEndReason): GrandPrixEvent[] {
  const { race } = state;
  const prizes = prizesOf(state);
  for (const { owner, amount } of prizes) {
    if (owner !== null) state.money[owner] = ofSeat(state.money, owner) + amount;
  }
  const money = { ...state.money };
  state.toPlay = null;
  state.pastRaces.push({
    track: trackOfRace(state),
    grid: state.grid.map((starting) => ({ ...starting })),
    prizes,
    money,
  });
  return [
    { type: 'raceEnded', race, why },
    ...prizes.map((prize): GrandPrixEvent => ({ type: 'prize', ...prize })),
    { type: 'settled', race, money },
  ];
}

/** GP-2: the owner of the best placed owned car; without one, the seat left of the last dealer. */
export function nextDealer(state: GrandPrixState): PlayerID {
  const owners = state.home.flatMap((car) => ownerOf(state, car) ?? []);
  return owners[0] ?? seatToTheLeft(seatsOf(state), state.dealer);
}

/** Whether no race follows this one. */
export function isLastRace({ race, options }: Pick<GrandPrixState, 'race' | 'options'>): boolean {
  return race === options.races;
}

/** GP-17: the richest wins; equal money shares the place. */
export function endMatch(state: GrandPrixState): GrandPrixEvent[] {
  state.result = rank(
    seatsOf(state).map((playerID) => {
      const money = ofSeat(state.money, playerID);
      return { playerID, score: money, counts: [money] };
    }),
  );
  return [{ type: 'matchEnded', winners: state.result.winners }];
}
