/** The end of a turn and of the race: BR-14 to BR-17. */
import type { Shuffle } from '../../kit/cards.ts';
import { type Ranked, type Result, rank } from '../../kit/result.ts';
import { ofSeat } from '../../kit/seats.ts';
import { finishBody } from './bug.ts';
import { pairs } from './components.ts';
import type { BugRaceEvent } from './events.ts';
import { dealTurn } from './setup.ts';
import type { BugRaceState, SeenBugRaceState } from './state.ts';

/** Settles a turn when all players are done: bugs that crossed the line, and the end of the race or the next turn. */
export function settleTurn(state: BugRaceState, shuffle: Shuffle): BugRaceEvent[] {
  const line = finishBody(state.options.trackLength);
  const across = state.racing.filter((seat) => ofSeat(state.bugs, seat).body >= line);
  if (across.length === 0) return nextTurn(state, shuffle);
  for (const seat of across) state.finishedInTurn[seat] = state.turn;
  state.racing = state.racing.filter((seat) => !across.includes(seat));
  const { winners, ranking } = standings(state);
  const events: BugRaceEvent[] = ranking
    .filter(({ playerID }) => across.includes(playerID))
    .map(({ playerID, place }: Ranked) => ({ type: 'crossed', playerID, place }));
  if (goesOn(state)) return [...events, ...nextTurn(state, shuffle)];
  state.result = { winners, ranking };
  return [...events, { type: 'raceEnded', winners }];
}

function nextTurn(state: BugRaceState, shuffle: Shuffle): BugRaceEvent[] {
  state.turn += 1;
  return dealTurn(state, shuffle);
}

/**
 * BR-14: returns whether the race continues after a bug came across. BR-16: with playOn it does until at most one bug
 * is left.
 */
function goesOn({ options, racing }: BugRaceState): boolean {
  return options.playOn && racing.length > 1;
}

/**
 * Ranks the players. BR-16: earlier turns come first. BR-17: bugs that have not finished follow by body.
 * BR-15: then the rear legs count, each pair as a sum, then the middle ones, then the front ones.
 * The score is the section of the body's front.
 */
export function standings(state: SeenBugRaceState): Result {
  return rank(
    Object.entries(state.bugs).map(([playerID, { body, legs: at }]) => {
      const finishedInTurn = state.finishedInTurn[playerID] ?? Number.MAX_SAFE_INTEGER;
      const pairSums = pairs.map(([left, right]) => at[left] + at[right]);
      return { playerID, score: body, counts: [-finishedInTurn, body, ...pairSums] };
    }),
  );
}
