/**
 * How fast the server is, next to boardgame.io's own. Run it by hand, after `npm run build`:
 * `node --import tsx bench/server.ts`, or one part of it: `bench/server.ts moves`, `paced`,
 * `length`, `tables` or `bots`.
 *
 * Servers and load generator are processes of their own and speak through real sockets. PostgreSQL
 * (`TEST_DATABASE_URL`) and Redis (`TEST_REDIS_URL`) are expected to run.
 */
import { cpus } from 'node:os';
import { InitializeGame } from 'boardgame.io/internal';
import { measureBots } from './server/bots.ts';
import { benchGame } from './server/game.ts';
import { cleanUp } from './server/kinds.ts';
import { measureLengths, measureMoves, measurePaced, measureTables } from './server/parts.ts';
import { killAll } from './server/processes.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  moves: measureMoves,
  paced: measurePaced,
  length: measureLengths,
  tables: measureTables,
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

const [wanted, ...more] = process.argv.slice(2);
if (more.length > 0 || (wanted !== undefined && !Object.hasOwn(parts, wanted))) {
  console.error(`Say one part only: ${Object.keys(parts).join(', ')}; or nothing for all.`);
  process.exit(1);
}
describe();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted !== undefined && name !== wanted) continue;
    console.info(`\nMeasuring: ${name}`);
    await measure();
  }
} finally {
  killAll();
  await cleanUp();
}
