import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { catalogGame } from '../../games/index.ts';
import { TestTable } from '../../test/support/games/table.ts';
import { crowdStatements } from '../../test/support/players/crowd.ts';
import { recordFiles } from '../../test/support/records/replay.ts';
import { putAtServer } from '../../test/support/servers/database.ts';
import { temporaryFolder } from '../../test/support/servers/server.ts';
import { type Ask, longestGame } from './ask.ts';
import { asks, type Longest } from './asks.ts';
import { noLimits } from './kinds.ts';
import { seatAll } from './lobby.ts';
import { type ServerProcess, startServer } from './processes.ts';
import { printTable } from './table.ts';

const tables = 20_000;
/** Milliseconds between two tables that were laid one after the other: an hour's worth of a busy server in all. */
const between = 200;
/** Each is asked so often; what else a machine does can only make it longer. */
const rounds = 7;
/** Milliseconds; whoever is not answered by then has held the thread for as long as it was. */
const maxAnswer = 10_000;
/** Milliseconds of the main thread that nobody may hold it for at a time. */
const allowed = 20;

/** The longest of the recorded matches: all but its last move, and the whole of it. */
async function maxMatches() {
  const files = recordFiles().filter(({ game }) => game === longestGame);
  const [longest] = files.toSorted((a, b) => b.record.moves.length - a.record.moves.length);
  const module = await catalogGame(longestGame)?.load();
  const next = longest?.record.moves.at(-1);
  if (!longest || !module || !next) throw new Error('There is no recorded match.');
  const { seats, options: setupData, seed, moves } = longest.record;
  const played = (count: number) => {
    const table = new TestTable(module, { numPlayers: seats.length, setupData, seed });
    for (const { seat, move, args } of moves.slice(0, count)) table.move(seat, move, ...args);
    return table;
  };
  return {
    numPlayers: seats.length,
    next,
    going: played(moves.length - 1),
    over: played(moves.length),
  };
}

/** Puts the longest matches at a server in place of new ones. */
async function putLongest(port: number, folder: string): Promise<Longest> {
  // Before anything is asked: who says nothing for a while is hung up on.
  const { numPlayers, next, going, over } = await maxMatches();
  const put = async (table: typeof going) => {
    const seats = await seatAll(port, longestGame, numPlayers);
    putAtServer(folder, seats[0]?.matchID ?? '', table);
    return { seats, next };
  };
  return { going: await put(going), over: await put(over) };
}

/** As many tables as a busy server has, and as much said at one of them as it keeps. */
function fill(folder: string, { seats: [seat] }: Longest['going']): void {
  const file = new SQLite(path.join(folder, 'paddock.sqlite'));
  const crowd = { tables, between, seats: 600, state: 700 };
  for (const statement of crowdStatements('sqlite', crowd)) file.exec(statement);
  const line = file.prepare(
    'insert into chat (match_id, number, id, text, sent_at) values (?, ?, ?, ?, 0)',
  );
  for (let number = 0; number < 200; number += 1) {
    line.run(seat?.matchID, number, `line-${number}`, '\u{1f3ce}'.repeat(250));
  }
  file.prepare('update matches set chat_length = 200 where id = ?').run(seat?.matchID);
  file.close();
}

/** Milliseconds that something held the thread for in each round. */
async function holdsOf(server: ServerProcess, { prepare, ask }: Ask): Promise<number[]> {
  const holds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.();
    await server.held();
    await Promise.race([ask(), wait(maxAnswer, undefined, { ref: false })]);
    holds.push(await server.held());
  }
  return holds;
}

interface Row {
  readonly name: string;
  readonly holds: readonly number[];
}

const minOf = ({ holds }: Row) => Math.min(...holds);
const isTooLong = (row: Row) => minOf(row) > allowed;

function printHolds(rows: readonly Row[]): void {
  const sorted = rows.toSorted((a, b) => minOf(b) - minOf(a));
  printTable(
    `Milliseconds of the main thread at a time, ${tables} tables; at most ${allowed} are allowed`,
    [
      ['', 'least', 'most', `of ${rounds}`],
      ...sorted.map((row) => [
        row.name,
        minOf(row).toFixed(1),
        Math.max(...row.holds).toFixed(1),
        isTooLong(row) ? 'TOO LONG' : '',
      ]),
    ],
  );
}

/** How long strangers' requests and messages hold the main thread at a time, with the largest of everything. */
export async function measureHolds(): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const environment = {
    ...noLimits,
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    BENCH_GAMES: 'shelf',
  };
  const server = await startServer({ file: 'paddock.ts', environment });
  try {
    const { port } = server;
    const longest = await putLongest(port, folder);
    fill(folder, longest.going);
    const rows: Row[] = [];
    for (const group of asks(port, longest)) {
      for (const ask of await group()) {
        console.info(`  ${ask.name} …`);
        rows.push({ name: ask.name, holds: await holdsOf(server, ask) });
        ask.end?.();
      }
    }
    printHolds(rows);
    if (rows.some(isTooLong)) process.exitCode = 1;
  } finally {
    await server.stop();
    remove();
  }
}
