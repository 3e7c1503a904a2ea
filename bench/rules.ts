import '../server/lib/environment.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalog } from '../games/index.ts';
import { type Measured, measuredOf } from './rules/playouts.ts';
import { type BenchModule, recordsOf, type Setting, timeOfRecords } from './rules/reduced.ts';
import { readArguments, UsageError } from './support/arguments.ts';
import { median } from './support/figures.ts';
import { gameNames, loadBench } from './support/game-bench.ts';

const usage = `Measures how fast the rules play random matches, alone and under boardgame.io.

  node --import tsx bench/rules.ts [<folder>]

  <folder>  another checkout with its node_modules, whose games are played under boardgame.io in the same run`;

const checkout = readArguments(
  usage,
  {},
  (_, [folder]) => {
    if (folder !== undefined && !existsSync(path.join(folder, 'games/index.ts'))) {
      throw new UsageError(`"${folder}" is no checkout.`);
    }
    return folder;
  },
  1,
);

/** Rounds in which everything is measured in turn, after one that doesn't count. */
const rounds = 5;

async function gameAt(checkout: string, game: string): Promise<BenchModule> {
  return import(pathToFileURL(path.resolve(checkout, `games/${game}/index.ts`)).href);
}

async function benchOf(setting: Setting, before: string | undefined): Promise<void> {
  const found = catalog.find(({ info }) => info.name === setting.game);
  if (!found) throw new Error(`There is no game ${setting.game}.`);
  const now = await found.load();
  const old = before === undefined ? undefined : await gameAt(before, setting.game);
  const recorded = recordsOf(old ?? now, now, setting);
  const seen: Measured[] = [];
  const reducer: { readonly now: number; readonly old: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = measuredOf({ now, old, setting, seed: `round ${round}` });
    const times = {
      now: timeOfRecords(now, setting, recorded),
      old: old ? timeOfRecords(old, setting, recorded) : Number.NaN,
    };
    if (round === 0) continue;
    seen.push(measured);
    reducer.push(times);
  }
  print(setting, seen, reducer);
}

function print(
  { game, numPlayers, setupData }: Setting,
  seen: readonly Measured[],
  reducer: readonly { readonly now: number; readonly old: number }[],
): void {
  const middle = (figure: (each: Measured) => number) => median(seen.map(figure));
  const some = middle(({ withSomeMove }) => withSomeMove.perSecond);
  const before = middle(({ underBefore }) => underBefore);
  const [reducerNow, reducerBefore] = [
    median(reducer.map(({ now }) => now)),
    median(reducer.map(({ old }) => old)),
  ];
  const cells = [
    `${game} (${numPlayers}) ${JSON.stringify(setupData)}`,
    middle(({ withLists }) => withLists.perSecond).toFixed(0),
    some.toFixed(0),
    middle(({ underBoardgameIO }) => underBoardgameIO).toFixed(1),
    before.toFixed(1),
    (some / before).toFixed(0),
    middle(({ withSomeMove }) => withSomeMove.perMove).toFixed(1),
    middle(({ copy }) => copy).toFixed(2),
    reducerNow.toFixed(0),
    reducerBefore.toFixed(0),
    (reducerNow / reducerBefore).toFixed(2),
  ];
  // Without another checkout there is nothing to compare with.
  const shown = cells.map((cell) => (cell === 'NaN' ? '–' : cell));
  console.info(`| ${shown.join(' | ')} |`);
}

console.info(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; figures are medians.
Playouts a second of processor time: bare rules choosing from legalMoves, with randomMove, and under boardgame.io
choosing from ai.enumerate, now and before; µs a move with randomMove; µs of copy; µs a move in boardgame.io's reducer.
`);
console.info(
  '| game | lists | randomMove | reducer | reducer before | randomMove : before | µs a move | µs copy | reducer µs now | before | ratio |',
);
console.info(`|${' --- |'.repeat(11)}`);
for (const game of gameNames) {
  const { playerCounts, variants } = await loadBench(game);
  for (const setupData of variants) {
    for (const numPlayers of playerCounts) await benchOf({ game, numPlayers, setupData }, checkout);
  }
}
