/**
 * How fast the server is, next to boardgame.io's own. Run it by hand, after `npm run build`:
 * `node --import tsx bench/server.ts`, or one part of it: `bench/server.ts moves`, `nodes`, `games`, `paced`,
 * `length`, `tables`, `holds` or `bots`. `bench/server.ts against <folder>` compares our server with that of another checkout of
 * this project, such as one of the commit before (with its packages installed).
 *
 * Servers and load generator are processes of their own and speak through real sockets. PostgreSQL
 * (`TEST_DATABASE_URL`) and Redis (`TEST_REDIS_URL`) are expected to run.
 */
import { cpus } from 'node:os';
import path from 'node:path';
import { InitializeGame } from 'boardgame.io/internal';
import { measureBots } from './server/bots.ts';
import { benchGame } from './server/game.ts';
import { measureHolds } from './server/holds.ts';
import { cleanUp } from './server/kinds.ts';
import {
  measureAgainst,
  measureLengths,
  measureMoves,
  measureNodes,
  measurePaced,
  measureShelf,
  measureTables,
} from './server/parts.ts';
import { killAll } from './server/processes.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  moves: measureMoves,
  nodes: measureNodes,
  games: measureShelf,
  paced: measurePaced,
  length: measureLengths,
  tables: measureTables,
  holds: measureHolds,
  bots: measureBots,
};

function describe(): void {
  const { _undo, _redo, ...state } = InitializeGame({ game: benchGame, numPlayers: 2 });
  const sizeOf = (value: unknown) => `${(JSON.stringify(value).length / 1000).toFixed(1)} kB`;
  console.info(
    `Node ${process.version}, ${cpus().length} cores. The state is ${sizeOf(state)} of JSON; with what boardgame.io keeps for taking back ${sizeOf({ ...state, _undo, _redo })}.`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killAll();
    void cleanUp().then(() => process.exit(1));
  });
}

/** What is to be measured, by name; undefined: that was not understood. */
function wantedParts([wanted, folder, ...more]: readonly string[]): typeof parts | undefined {
  if (more.length > 0) return undefined;
  if (wanted === undefined) return parts;
  if (wanted === 'against')
    return folder ? { against: () => measureAgainst(path.resolve(folder)) } : undefined;
  const part = Object.hasOwn(parts, wanted) && folder === undefined ? parts[wanted] : undefined;
  return part && { [wanted]: part };
}

const wanted = wantedParts(process.argv.slice(2));
if (!wanted) {
  const names = Object.keys(parts).join(', ');
  console.error(`Say one part only: ${names}; against and a folder; or nothing for all.`);
  process.exit(1);
}
describe();
try {
  for (const [name, measure] of Object.entries(wanted)) {
    console.info(`\nMeasuring: ${name}`);
    await measure();
  }
} finally {
  killAll();
  await cleanUp();
}
// Pages that were never answered would try for ever.
process.exit();
