/**
 * Whether servers that are killed at any moment have every move that they acknowledged. Run it by hand:
 * `node --import tsx bench/kills.ts [kills on SQLite, 1000] [kills of one or both of two servers, 200]`
 *
 * PostgreSQL (`TEST_DATABASE_URL`) is expected to run, and redis-server to be installed. It ends with exit code 1 if
 * anything is lost, or otherwise wrong. After an hour no more are killed.
 */
import { killOnSqlite, killOnTwoServers, type Outcome, type Task } from './kills/rounds.ts';
import { printTable } from './server/table.ts';

/** Milliseconds. */
const minute = 60_000;
const maxTime = 60 * minute;
/** So many servers, or pairs of them, are killed side by side: most of the time one waits for its processor. */
const sideBySide = { one: 3, two: 2 } as const;

interface Kind {
  readonly name: string;
  readonly kills: number;
  readonly sideBySide: number;
  readonly kill: (task: Task) => Promise<Outcome>;
}

const [one = 1000, two = 200] = process.argv.slice(2).map(Number);
if (![one, two].every((count) => Number.isSafeInteger(count) && count >= 0)) {
  console.error('Say how many kills on SQLite, and how many of two servers.');
  process.exit(1);
}
const kinds: readonly Kind[] = [
  { name: 'SQLite', kills: one, sideBySide: sideBySide.one, kill: killOnSqlite },
  {
    name: 'two servers, PostgreSQL + Redis',
    kills: two,
    sideBySide: sideBySide.two,
    kill: killOnTwoServers,
  },
];

const began = performance.now();
const faults: string[] = [];

async function rowOf({ name, kills, kill, ...kind }: Kind): Promise<string[]> {
  const start = performance.now();
  let killed = 0;
  const mayKill = () => {
    if (killed >= kills || performance.now() - began > maxTime) return false;
    killed += 1;
    if (killed % 100 === 0) console.info(`  ${killed} of ${kills} …`);
    return true;
  };
  const tasks = Array.from({ length: Math.min(kind.sideBySide, kills) }, (_, number) =>
    kill({ number, mayKill }),
  );
  const outcomes = await Promise.all(tasks);
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  faults.push(...outcomes.flatMap((outcome) => outcome.faults));
  return [
    name,
    String(killed),
    String(sum(({ matches }) => matches)),
    String(sum(({ acknowledged }) => acknowledged)),
    String(sum((outcome) => outcome.faults.length)),
    ((performance.now() - start) / minute).toFixed(1),
  ];
}

const rows: string[][] = [];
for (const kind of kinds) if (kind.kills > 0) rows.push(await rowOf(kind));
printTable('SIGKILL at random moments, matches played as fast as moves are answered', [
  ['', 'kills', 'matches', 'moves acknowledged', 'lost or wrong', 'minutes'],
  ...rows,
]);
for (const fault of faults.slice(0, 20)) console.info(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
