import { openMatch, type PlayedMatch } from './match.ts';
import type { LengthResult, LengthTask } from './messages.ts';
import { percentilesOf } from './percentiles.ts';

/** Moves of a match that is played first, so that the server has run all its code often. */
const movesToWarmUp = 1000;
/** Milliseconds. */
const maxWarmUp = 15_000;
/** So short a match is made anew for every round; a longer one only gets a little longer. */
const maxFresh = 100;

/** Makes moves one after the other, each when both players have seen the one before. */
function play(match: PlayedMatch, moves: number, until = Number.POSITIVE_INFINITY): Promise<void> {
  const end = match.moves + moves;
  return new Promise((resolve) => {
    const go = () => {
      if (!match.isSeenByBoth()) return;
      if (match.moves >= end || performance.now() > until) resolve();
      else match.move();
    };
    match.onState = go;
    go();
  });
}

interface Candidate {
  readonly wanted: number;
  readonly length: number;
  /** The match to go on with; undefined: a new one in every round. */
  readonly match: PlayedMatch | undefined;
  readonly times: number[];
}

async function prepare(wanted: number, task: LengthTask): Promise<Candidate> {
  const times: number[] = [];
  if (wanted <= maxFresh) return { wanted, length: wanted, match: undefined, times };
  const match = await openMatch(task.ports);
  await play(match, wanted, performance.now() + task.preparationSeconds * 1000);
  return { wanted, length: match.moves, match, times };
}

async function measure({ wanted, match, times }: Candidate, task: LengthTask): Promise<void> {
  const measured = match ?? (await openMatch(task.ports));
  if (!match) await play(measured, wanted);
  measured.takeTimes();
  await play(measured, task.movesInRound);
  times.push(...measured.takeTimes());
  if (!match) measured.close();
}

/** Measures moves of matches of several lengths in turn, so that what disturbs disturbs all of them. */
export async function playLengths(task: LengthTask): Promise<readonly LengthResult[]> {
  const first = await openMatch(task.ports);
  await play(first, movesToWarmUp, performance.now() + maxWarmUp);
  first.close();
  const candidates: Candidate[] = [];
  for (const wanted of task.lengths) candidates.push(await prepare(wanted, task));
  const end = performance.now() + task.measuringSeconds * 1000;
  for (let round = 0; round < task.rounds; round += 1) {
    if (round > 0 && performance.now() > end) break;
    for (const candidate of candidates) await measure(candidate, task);
  }
  for (const { match } of candidates) match?.close();
  return candidates.map(({ wanted, length, times }) => ({
    wanted,
    length,
    movesMeasured: times.length,
    median: percentilesOf(times).p50,
  }));
}
