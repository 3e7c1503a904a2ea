import type { PlayerID } from 'boardgame.io';
import seedrandom from 'seedrandom';
import type { GameModule } from '../../games/index.ts';
import { type Chance, chanceFrom } from '../../games/kit/chance.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { processorTime } from './processor.ts';
import { playReduced } from './reduced.ts';
import type { BenchModule, Setting } from './setting.ts';

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

type Choose = (G: unknown, seat: PlayerID, chance: Chance) => AnyMove;

/** Processor time that each measurement takes at least, in microseconds; one match may take longer. */
const leastTime = 400_000;

function startOf({ rules }: GameModule, { numPlayers, setupData }: Setting, chance: Chance) {
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  return rules.begin(setupData, seats, chance);
}

/** Plays one match; how many moves it had. */
function playBare(module: GameModule, setting: Setting, choose: Choose, chance: Chance): number {
  const { rules } = module;
  const G = startOf(module, setting, chance);
  let moves = 0;
  while (rules.result(G) === null) {
    const awaited = rules.waitsFor(G);
    const seat = awaited.length === 1 ? (awaited[0] ?? '') : chance.choose(awaited);
    rules.play(G, seat, choose(G, seat, chance), chance);
    moves += 1;
  }
  return moves;
}

function paceOf(play: (chance: Chance) => number, seed: string): Pace {
  const chance = chanceFrom(seedrandom.alea(seed));
  let [time, matches, moves] = [0, 0, 0];
  while (time < leastTime) {
    time += processorTime(() => {
      moves += play(chance);
    });
    matches += 1;
  }
  return { perSecond: (matches * 1_000_000) / time, perMove: time / moves };
}

/** Microseconds of a copy, in the middle of a match. */
function timeOfCopy(module: GameModule, setting: Setting): number {
  const { rules } = module;
  const chance = chanceFrom(seedrandom.alea('copy'));
  const G = startOf(module, setting, chance);
  for (let moves = 0; moves < 30; moves += 1) {
    const seat = rules.waitsFor(G)[0] ?? '';
    rules.play(G, seat, rules.someMove(G, seat, chance), chance);
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
  const fromList: Choose = (G, seat, chance) => chance.choose(rules.legalMoves(G, seat));
  const drawn: Choose = (G, seat, chance) => {
    const move = rules.someMove(G, seat, chance);
    if (!move) throw new Error('Who is awaited has a move.');
    return move;
  };
  const reduced = (module: BenchModule) =>
    paceOf(
      (chance) =>
        playReduced(module, setting, { seed: String(chance.die(1_000_000)), chance }).length,
      seed,
    ).perSecond;
  return {
    withLists: paceOf((chance) => playBare(now, setting, fromList, chance), seed),
    withSomeMove: paceOf((chance) => playBare(now, setting, drawn, chance), seed),
    copy: timeOfCopy(now, setting),
    underBoardgameIO: reduced(now),
    underBefore: old ? reduced(old) : Number.NaN,
  };
}
