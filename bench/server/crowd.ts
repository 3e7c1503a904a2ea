import { setTimeout as wait } from 'node:timers/promises';
import { openMatch, type PlayedMatch } from './match.ts';
import type { CrowdResult, CrowdTask } from './messages.ts';
import { percentilesOf } from './percentiles.ts';

/** Milliseconds that updates may still be on their way after the last move. */
const longestWay = 20_000;
const matchesOpenedAtOnce = 10;

async function openMatches({
  ports,
  isTogether,
  matches,
}: CrowdTask): Promise<readonly PlayedMatch[]> {
  const opened: PlayedMatch[] = [];
  while (opened.length < matches) {
    const some = Math.min(matchesOpenedAtOnce, matches - opened.length);
    const opening = Array.from({ length: some }, (_, index) => {
      // The matches begin at different servers.
      const first = (opened.length + index) % ports.length;
      const inTurn = [...ports.slice(first), ...ports.slice(0, first)];
      return openMatch(isTogether ? inTurn.slice(0, 1) : inTurn);
    });
    opened.push(...(await Promise.all(opening)));
  }
  return opened;
}

/** Makes each match's moves as soon as the next player has seen the last one, until it is stopped. */
function playWithoutPause(matches: readonly PlayedMatch[]): () => void {
  for (const match of matches) {
    match.onTurn = () => match.move();
    match.move();
  }
  return () => {
    for (const match of matches) match.onTurn = () => {};
  };
}

/**
 * Makes a move in each match at fixed times, until it is stopped. If it can't be made in time, since the
 * state has not come yet, it is made at once when that has come, and its time counts from when it was due.
 */
function playWithPause(matches: readonly PlayedMatch[], pause: number): () => void {
  const timers = new Map<PlayedMatch, NodeJS.Timeout>();
  for (const [index, match] of matches.entries()) {
    let due = performance.now() + (pause * index) / matches.length;
    const moveWhenDue = () => {
      const dueNow = due;
      due += pause;
      const early = dueNow - performance.now();
      if (early <= 0) match.move(dueNow);
      else
        timers.set(
          match,
          setTimeout(() => match.move(), early),
        );
    };
    match.onTurn = moveWhenDue;
    moveWhenDue();
  }
  return () => {
    for (const match of matches) match.onTurn = () => {};
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

async function untilAllHaveSeenAll(matches: readonly PlayedMatch[]): Promise<void> {
  const end = performance.now() + longestWay;
  while (!matches.every((match) => match.isSeenByBoth())) {
    if (performance.now() > end) throw new Error('Some updates never came.');
    await wait(20);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Plays many matches at once for a time; `tell` is called at the moments between which it counts. */
export async function playCrowd(
  task: CrowdTask,
  tell: (moment: 'begin' | 'end') => void,
): Promise<CrowdResult> {
  const matches = await openMatches(task);
  const stop =
    task.pause === 0 ? playWithoutPause(matches) : playWithPause(matches, task.pause * 1000);
  await wait(task.warmUpSeconds * 1000);

  for (const match of matches) match.takeTimes();
  const usedBefore = process.cpuUsage();
  const begin = performance.now();
  tell('begin');
  await wait(task.seconds * 1000);
  tell('end');
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(usedBefore);
  const times = matches.flatMap((match) => match.takeTimes());

  stop();
  await untilAllHaveSeenAll(matches);
  for (const match of matches) match.close();
  return {
    moves: times.length,
    seconds,
    times: percentilesOf(times),
    updatesSeen: sum(matches.map((match) => match.updatesSeen())),
    resends: sum(matches.map((match) => match.resends())),
    updatesExpected: 2 * sum(matches.map((match) => match.moves)),
    loadCpuSeconds: (user + system) / 1e6,
  };
}
