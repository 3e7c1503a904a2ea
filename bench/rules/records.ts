import { seededRng } from '../../games/kit/seeded-rng.ts';
import { processorTime } from './processor.ts';
import { type Action, goesAlike, playReduced, ReducedMatch } from './reduced.ts';
import type { BenchModule, Setting } from './setting.ts';

/** The moves of a seeded match, to be played again by this commit and by another one. */
export interface MatchRecord {
  readonly seed: string;
  readonly actions: readonly Action[];
}

const matches = 4;

/** Random matches of one commit, written down; only such as go alike under the rules of the other. */
export function recordsOf(
  module: BenchModule,
  other: BenchModule,
  setting: Setting,
): readonly MatchRecord[] {
  const records: MatchRecord[] = [];
  for (let number = 0; records.length < matches; number += 1) {
    const seed = `record ${number}`;
    const rng = seededRng(seed);
    const record = { seed, actions: playReduced(module, setting, { seed, rng }) };
    if (goesAlike(other, setting, record)) records.push(record);
  }
  return records;
}

/** Microseconds that boardgame.io's reducer takes for a move of these matches. */
export function timeOfRecords(
  module: BenchModule,
  setting: Setting,
  records: readonly MatchRecord[],
): number {
  let moves = 0;
  const time = processorTime(() => {
    for (const { seed, actions } of records) {
      const match = new ReducedMatch(module, setting, seed);
      for (const action of actions) match.make(action);
      moves += actions.length;
    }
  });
  return time / moves;
}
