import { median } from '../rules/median.ts';
import type { GamesName } from './games.ts';
import { commits, type Kind, kinds, nodes, type RunningKind } from './kinds.ts';
import { ask, createMatch } from './lobby.ts';
import type { CrowdResult, LengthResult, Usage } from './messages.ts';
import { percentilesOf } from './percentiles.ts';
import { generateLoad } from './processes.ts';
import { printTable } from './table.ts';

const matches = 200;
/** All kinds are measured so often, in turn: what else the machine does shows as a difference. */
const runs = 5;

async function withServer<Result>(
  kind: Kind,
  task: (server: RunningKind) => Promise<Result>,
  games: GamesName = 'bench',
): Promise<Result> {
  console.info(`  ${kind.name} …`);
  const server = await kind.start(games);
  try {
    return await task(server);
  } finally {
    await server.stop();
  }
}

interface CrowdFigures extends CrowdResult {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

async function measureCrowd(
  kind: Kind,
  task: { readonly pause: number; readonly warmUpSeconds: number; readonly seconds: number },
): Promise<CrowdFigures> {
  return withServer(kind, async ({ ports, usage }) => {
    const usages: Promise<Usage>[] = [];
    const { result } = await generateLoad(
      { type: 'crowd', ports, isTogether: kind.isTogether ?? false, matches, ...task },
      () => usages.push(usage()),
      kind.loadCore,
    );
    // A player has seen what was missed only if the match was sent anew.
    if (result.resends === 0 && result.updatesSeen !== result.updatesExpected) {
      throw new Error(`${result.updatesSeen} updates of ${result.updatesExpected} were seen.`);
    }
    const [begin, end] = await Promise.all(usages);
    if (!begin || !end) throw new Error('The load generator did not say when it measured.');
    const cpuSeconds = end.cpuSeconds - begin.cpuSeconds;
    return { ...result, cpuSeconds, memoryBytes: end.memoryBytes };
  });
}

const ratioOf = (numbers: readonly number[]) =>
  ((numbers.at(-1) ?? Number.NaN) / (numbers[0] ?? Number.NaN)).toFixed(2);

const inMilliseconds = (time: number) => time.toFixed(time < 10 ? 2 : 1);

function crowdRow({ name }: Kind, figures: CrowdFigures): string[] {
  const { moves, seconds, times, cpuSeconds, memoryBytes, loadCpuSeconds } = figures;
  const { updatesSeen, updatesExpected, resends } = figures;
  return [
    name,
    (moves / seconds).toFixed(0),
    ...[times.p50, times.p95, times.p99].map(inMilliseconds),
    ((cpuSeconds / moves) * 1000).toFixed(3),
    (memoryBytes / 1e6).toFixed(0),
    `${((cpuSeconds / seconds) * 100).toFixed(0)} %`,
    `${((loadCpuSeconds / seconds) * 100).toFixed(0)} %`,
    `${updatesSeen} of ${updatesExpected}`,
    String(resends),
  ];
}

const crowdHead = [
  '',
  'moves/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms/move',
  'memory MB',
  'CPU',
  'CPU of load',
  'updates seen',
  'sent anew',
];

/** Moves a second of each run, by kind. */
type Rates = ReadonlyMap<Kind, readonly number[]>;

async function measureInTurn(measured: readonly Kind[]) {
  const rows: string[][] = [];
  const rates = new Map<Kind, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const kind of measured) {
      const figures = await measureCrowd(kind, { pause: 0, warmUpSeconds: 4, seconds: 9 });
      rates.set(kind, [...(rates.get(kind) ?? []), figures.moves / figures.seconds]);
      rows.push(crowdRow(kind, figures));
    }
  }
  return { rows, rates };
}

const fullSpeed = `${matches} matches of two, each move made as soon as the last one is seen`;

/** As fast as each move is answered. */
export async function measureMoves(): Promise<void> {
  const { rows, rates } = await measureInTurn(kinds);
  printTable(fullSpeed, [crowdHead, ...rows]);
  compare(rates);
}

/** As fast as each move is answered, by one, two and four servers that share a core. */
export async function measureNodes(): Promise<void> {
  const { rows, rates } = await measureInTurn(nodes);
  printTable(fullSpeed, [crowdHead, ...rows]);
  compare(rates);
}

/** Least share of the moves a second of another checkout that this one should make. */
const minShare = 0.95;

/** As fast as each move is answered, beside the server of another checkout. */
export async function measureAgainst(checkout: string): Promise<void> {
  const { rows, rates } = await measureInTurn(commits(checkout));
  printTable(fullSpeed, [crowdHead, ...rows]);
  const [then = Number.NaN, now = Number.NaN] = [...rates.values()].map(median);
  const isEnough = now >= minShare * then;
  console.info(
    `\n${now.toFixed(0)} moves a second are ${((now / then) * 100).toFixed(1)} % of ${then.toFixed(0)} (medians of ${runs}): ${isEnough ? 'enough' : 'too few'}.`,
  );
  if (!isEnough) process.exitCode = 1;
}

/** Of each game on the shelf. */
const shelfMatches = 12;

/** The games on the shelf, played by chance. */
export async function measureShelf(): Promise<void> {
  const rows: string[][] = [];
  const rates = new Map<Kind, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const kind of kinds) {
      const { result } = await withServer(
        kind,
        ({ ports }) =>
          generateLoad({
            type: 'shelf',
            ports,
            matches: shelfMatches,
            warmUpSeconds: 4,
            seconds: 9,
          }),
        'shelf',
      );
      const { moves, seconds, times, loadCpuSeconds } = result;
      rates.set(kind, [...(rates.get(kind) ?? []), moves / seconds]);
      rows.push([
        kind.name,
        (moves / seconds).toFixed(0),
        ...[times.p50, times.p95, times.p99].map(inMilliseconds),
        `${((loadCpuSeconds / seconds) * 100).toFixed(0)} %`,
      ]);
    }
  }
  printTable(
    `${4 * shelfMatches} matches of the four games, moves by chance, one after the other`,
    [['', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU of load'], ...rows],
  );
  compare(rates);
}

function compare(rates: Rates): void {
  const medians = [...rates].map(([kind, each]) => ({ kind, rate: median(each) }));
  const stock = medians.filter(({ kind }) => !kind.isOurs);
  const rows = medians.map(({ kind, rate }) => [
    kind.name,
    rate.toFixed(0),
    ...stock.map((other) => (rate / other.rate).toFixed(2)),
  ]);
  printTable(`The median of ${runs} runs`, [
    ['', 'moves/s', ...stock.map(({ kind }) => `× ${kind.name}`)],
    ...rows,
  ]);
}

/** Each player moves twice a second. */
export async function measurePaced(): Promise<void> {
  const rows: string[][] = [];
  for (const kind of kinds.filter(({ isOurs }) => isOurs)) {
    const figures = await measureCrowd(kind, { pause: 0.25, warmUpSeconds: 4, seconds: 15 });
    rows.push(crowdRow(kind, figures));
  }
  printTable(`${matches} matches of two, each player moving twice a second`, [crowdHead, ...rows]);
}

const lengths = [10, 100, 1000, 5000];
/** Seconds: with flat files it would else take many minutes. */
const preparationSeconds = 90;
const measuringSeconds = 60;

/** What of a result is not as it was asked for. */
function notesOn({ name }: Kind, results: readonly LengthResult[]): string[] {
  return results
    .filter(({ length, wanted }) => length < wanted)
    .map(
      ({ length, wanted }) =>
        `${name}: only ${length} of ${wanted} moves were made within ${preparationSeconds} s; measured from there.`,
    );
}

/** By how many moves a match has. */
export async function measureLengths(): Promise<void> {
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const kind of kinds) {
    const { result } = await withServer(kind, ({ ports }) =>
      generateLoad({
        type: 'length',
        ports,
        lengths,
        rounds: 30,
        movesInRound: 10,
        preparationSeconds,
        measuringSeconds,
      }),
    );
    const medians = result.map(({ median }) => median);
    const moves = Math.min(...result.map(({ movesMeasured }) => movesMeasured));
    rows.push([
      kind.name,
      ...medians.map((median) => median.toFixed(3)),
      ratioOf(medians),
      String(moves),
    ]);
    notes.push(...notesOn(kind, result));
  }
  printTable('Milliseconds a move by the length of its match, one match moving at a time', [
    ['', ...lengths.map((length) => `${length} moves`), 'last / first', 'median of'],
    ...rows,
  ]);
  for (const note of notes) console.info(note);
}

const tableCounts = [100, 1000, 10_000];
const requestsAtOnce = 8;

async function createMatches(port: number, count: number): Promise<void> {
  let left = count;
  const createSome = async () => {
    while (left > 0) {
      left -= 1;
      await createMatch(port);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, createSome));
}

const maxRequests = 100;
/** Seconds. */
const maxAsking = 20;

/** Milliseconds of the requests that fit into the time, one at least. */
async function timeTables(port: number, path: string): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + maxAsking * 1000;
  do {
    const begin = performance.now();
    await ask({ port, path });
    times.push(performance.now() - begin);
  } while (times.length < maxRequests && performance.now() < end);
  return percentilesOf(times).p50;
}

/** By how many matches there are. */
export async function measureTables(): Promise<void> {
  const rows: string[][] = [];
  for (const kind of kinds) {
    const medians = await withServer(kind, async ({ ports: [port = 0] }) => {
      const found: number[] = [];
      for (const [index, count] of tableCounts.entries()) {
        await createMatches(port, count - (tableCounts[index - 1] ?? 0));
        found.push(await timeTables(port, kind.tablesPath));
      }
      return found;
    });
    const figures = medians.map((median) => median.toFixed(2));
    rows.push([kind.name, kind.tablesPath, ...figures, ratioOf(medians)]);
  }
  printTable('Milliseconds for the first page of tables (median), by how many matches there are', [
    ['', 'asked for', ...tableCounts.map((count) => `${count} matches`), 'last / first'],
    ...rows,
  ]);
  console.info('boardgame.io knows no pages: it answers with all matches.');
}
