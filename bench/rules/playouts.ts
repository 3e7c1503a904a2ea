import type { PlayerID } from 'boardgame.io';
import type { GameModule } from '../../games/index.ts';
import type { Rng } from '../../games/kit/rng.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { processorTime } from '../support/figures.ts';
import { type BenchModule, playReduced, type Setting } from './reduced.ts';

/** How fast matches are played. */
interface Pace {
  /** Whole matches a second of processor time. */
  readonly perSecond: number;
  /** Microseconds a move. */
  readonly perMove: number;
}

/** What one round measures. */
export interface Measured {
  readonly withLists: Pace;
  readonly withSomeMove: Pace;
  /** Microseconds of `copy`. */
  readonly copy: number;
  /** Whole matches a second of processor time, choosing from `ai.enumerate`. */
  readonly underBoardgameIO: number;
  /** The same for the games of another commit; not a number without one. */
  readonly underBefore: number;
}

type Choose = (G: unknown, seat: PlayerID, rng: Rng) => AnyMove;

/** Processor time that each measurement takes at least, in microseconds; one match may take longer. */
const minTime = 400_000;

function startOf({ rules }: GameModule, { numPlayers, setupData }: Setting, rng: Rng) {
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  return rules.begin(setupData, seats, rng);
}

/** Plays one match; how many moves it had. */
function playBare(module: GameModule, setting: Setting, choose: Choose, rng: Rng): number {
  const { rules } = module;
  const G = startOf(module, setting, rng);
  let moves = 0;
  while (rules.result(G) === null) {
    const awaited = rules.playersToMove(G);
    const seat = awaited.length === 1 ? (awaited[0] ?? '') : rng.choose(awaited);
    rules.playUnchecked(G, seat, choose(G, seat, rng), rng);
    moves += 1;
  }
  return moves;
}

function paceOf(play: (rng: Rng) => number, seed: string): Pace {
  const rng = seededRng(seed);
  let [time, matches, moves] = [0, 0, 0];
  while (time < minTime) {
    time += processorTime(() => {
      moves += play(rng);
    });
    matches += 1;
  }
  return { perSecond: (matches * 1_000_000) / time, perMove: time / moves };
}

/** Microseconds of a copy, in the middle of a match. */
function timeOfCopy(module: GameModule, setting: Setting): number {
  const { rules } = module;
  const rng = seededRng('copy');
  const G = startOf(module, setting, rng);
  for (let moves = 0; moves < 30; moves += 1) {
    const seat = rules.playersToMove(G)[0] ?? '';
    rules.playUnchecked(G, seat, rules.randomMove(G, seat, rng), rng);
  }
  const copies = 20_000;
  let kept: unknown = null;
  const time = processorTime(() => {
    for (let copy = 0; copy < copies; copy += 1) kept = rules.copy(G);
  });
  if (kept === G) throw new Error('A copy is another object.');
  return time / copies;
}

/** Measures a game once in each way. */
export function measuredOf({
  now,
  old,
  setting,
  seed,
}: {
  readonly now: GameModule;
  readonly old: BenchModule | undefined;
  readonly setting: Setting;
  readonly seed: string;
}): Measured {
  const { rules } = now;
  const fromList: Choose = (G, seat, rng) => rng.choose(rules.legalMoves(G, seat));
  const drawn: Choose = (G, seat, rng) => {
    const move = rules.randomMove(G, seat, rng);
    if (!move) throw new Error('A player whose turn it is must have a move.');
    return move;
  };
  const reduced = (module: BenchModule) =>
    paceOf(
      (rng) => playReduced(module, setting, { seed: String(rng.die(1_000_000)), rng }).length,
      seed,
    ).perSecond;
  return {
    withLists: paceOf((rng) => playBare(now, setting, fromList, rng), seed),
    withSomeMove: paceOf((rng) => playBare(now, setting, drawn, rng), seed),
    copy: timeOfCopy(now, setting),
    underBoardgameIO: reduced(now),
    underBefore: old ? reduced(old) : Number.NaN,
  };
}
