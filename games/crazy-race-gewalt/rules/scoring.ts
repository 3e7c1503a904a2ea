/** Trophies, the end of the race, and points: CG-4, CG-5, CG-7. */
import type { PlayerID } from '../../kit/player-id.ts';
import { rank } from '../../kit/result.ts';
import { forEachSeat, ofSeat } from '../../kit/seats.ts';
import { betOn, type Stage, type StagePlaces, stages } from './components.ts';
import type { GewaltEvent, ScoredTrophy } from './events.ts';
import { seatsOf } from './hands.ts';
import type { GewaltState, Trophies, Trophy } from './state.ts';

/** CG-4: takes a stage's next trophy: the first player to cross gets place 1, and so on. */
export function takeTrophy(state: GewaltState, playerID: PlayerID, stage: Stage): Trophy {
  const taken = Object.values(state.trophies).filter((trophies) => trophies[stage] !== null);
  const place = taken.length + 1;
  const own = { ...ofSeat(state.trophies, playerID), [stage]: place };
  state.trophies = { ...state.trophies, [playerID]: own };
  return { stage, place };
}

/** The players' bets and trophies, by stage. */
export interface Outcome {
  readonly bets: Readonly<Record<PlayerID, StagePlaces>>;
  readonly trophies: Readonly<Record<PlayerID, StagePlaces>>;
}

/**
 * CG-7: returns a player's points. A trophy counts only if it matches the bet: 1, and 1 more for every opponent with
 * the same bet.
 */
export function scoreOf({ bets, trophies }: Outcome, playerID: PlayerID): ScoredTrophy[] {
  return stages.map((stage) => {
    const bet = ofSeat(bets, playerID)[stage];
    const trophy = ofSeat(trophies, playerID)[stage];
    const sameBets = Object.keys(bets).filter(
      (seat) => seat !== playerID && ofSeat(bets, seat)[stage] === bet,
    );
    return { stage, trophy, bet, sameBets, points: trophy === bet ? 1 + sameBets.length : 0 };
  });
}

/** Returns the trophies of a player who has one of each stage; a missing one is a programming error. */
export function complete({ lilac, blue, red }: Trophies): StagePlaces {
  if (lilac === null || blue === null || red === null) {
    throw new Error('Trophies are counted when all have been taken.');
  }
  return { lilac, blue, red };
}

/** CG-7: ends the race: the bets are revealed and the trophies counted. */
export function endRace(state: GewaltState): GewaltEvent[] {
  const seats = seatsOf(state);
  const bets = forEachSeat(seats, (seat) => ofSeat(state.players, seat).bet);
  const outcome = {
    bets: forEachSeat(seats, (seat) => betOn(ofSeat(bets, seat), seats.length)),
    trophies: forEachSeat(seats, (seat) => complete(ofSeat(state.trophies, seat))),
  };
  const scores = seats.map((playerID) => {
    const rows = scoreOf(outcome, playerID);
    return { playerID, rows, points: rows.reduce((sum, { points }) => sum + points, 0) };
  });
  state.bets = bets;
  state.result = rank(
    scores.map(({ playerID, points }) => ({ playerID, score: points, counts: [points] })),
  );
  return [
    { type: 'betsShown', bets },
    ...scores.map((score) => ({ type: 'scored' as const, ...score })),
    { type: 'raceEnded', winners: state.result.winners },
  ];
}
