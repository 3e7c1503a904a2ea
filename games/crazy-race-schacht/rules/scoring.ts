/** The ranking of the players: CS-21, CS-V3. */
import type { PlayerID } from '../../kit/player-id.ts';
import { type Result, rank } from '../../kit/result.ts';
import { ofSeat } from '../../kit/seats.ts';
import { pointsValue } from './components.ts';
import type { SchachtEvent } from './events.ts';
import type { SchachtState, SeenSchachtState } from './state.ts';
import { lastProgress } from './track.ts';

/** CS-21: ends the race with its ranking. */
export function rankAll(state: SchachtState): SchachtEvent[] {
  const result = standings(state);
  state.step = { phase: 'raceOver', result };
  return [{ type: 'raceEnded', winners: result.winners }];
}

interface Standing {
  readonly playerID: PlayerID;
  readonly score: number;
  /** Progress of the last locomotive. */
  readonly last: number;
}

/** CS-21: ranks the players by points, then by the last locomotive; if both are equal, they share the place. */
export function standings(state: SeenSchachtState): Result {
  const table = state.seats.map(
    (playerID): Standing => ({
      playerID,
      score: ofSeat(state.points, playerID).reduce((sum, cardID) => sum + pointsValue(cardID), 0),
      last: lastProgress(ofSeat(state.locomotives, playerID)),
    }),
  );
  const winners = state.options.secondWins ? winnersBelowTie(table) : [];
  return rank(
    table.map(({ playerID, score, last }) => ({
      playerID,
      score,
      counts: [winners.includes(playerID) ? 1 : 0, score, last],
    })),
  );
}

/** CS-V3: returns the players who win because others tie for most points; none if there is no such tie, or all tie. */
function winnersBelowTie(table: readonly Standing[]): PlayerID[] {
  const scores = table.map(({ score }) => score);
  const max = Math.max(...scores);
  const lower = table.filter(({ score }) => score < max);
  if (lower.length === 0 || scores.filter((score) => score === max).length === 1) return [];
  const next = Math.max(...lower.map(({ score }) => score));
  const having = lower.filter(({ score }) => score === next);
  const furthest = Math.max(...having.map(({ last }) => last));
  return having.filter(({ last }) => last === furthest).map(({ playerID }) => playerID);
}
