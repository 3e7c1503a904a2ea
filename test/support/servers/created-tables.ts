import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { catalog, type GameModule } from '../../../games/index.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import { seatInStrip, sitTogether } from '../browser/live-table.ts';
import { text } from '../browser/texts.ts';
import { seededChoice, TestTable } from '../games/table.ts';
import { putAtServer } from './database.ts';
import { type Seated, seatPeople } from './page.ts';
import { ask } from './served-tables.ts';
import type { RunningServer } from './server.ts';

/** Tables of all kinds, each represented by one of its seats. */
export interface LaidTables {
  /** A table with a free seat. */
  readonly open: Seated;
  /** A table with a bot and a free seat, and one of the Grand Prix that bots fill. */
  readonly halfFilled: Seated;
  readonly filled: Seated;
  /** A table with a clock, at which a bot stands in for a player who is away. */
  readonly stoodIn: Seated;
  /** For every game of the catalog, a table at the end of a match. */
  readonly over: ReadonlyMap<string, Seated>;
}

/** Creates tables of all kinds on a server that replaces absent players soon (`quickReplacement`). */
export async function createTables(server: RunningServer, browser: Browser): Promise<LaidTables> {
  const { url } = server;
  const [open] = await seatPeople(url, ['Ada', 'Ben'], { numPlayers: 3 });
  const [halfFilled] = await seatPeople(url, ['Siri', 'Tom'], { numPlayers: 4 });
  await seatBots(url, halfFilled, { 2: 'strong' });
  const settings = { game: 'detroit-cleveland-grand-prix', numPlayers: 5 };
  const [filled] = await seatPeople(url, ['Uwe', 'Vera'], settings);
  await seatBots(url, filled, { 2: 'easy', 3: 'fair', 4: 'strong' });
  const over = new Map<string, Seated>();
  for (const { info, load } of catalog) {
    over.set(info.name, await tablePlayedOut(server, { info, module: await load() }));
  }
  return { open, halfFilled, filled, stoodIn: await stoodInTable(url, browser), over };
}

/**
 * Creates a table with a clock at which one of two players has left, so that a bot stands in. Returns the other
 * player's seat.
 */
async function stoodInTable(url: string, browser: Browser): Promise<Seated> {
  const timeControl = { kind: 'clock', turnSeconds: 3600, reserveSeconds: 600 } as const;
  const [kaya, levi] = await sitTogether(browser, url, ['Kaya', 'Levi'], { timeControl });
  await levi.page.context().close();
  await seatInStrip(kaya.page, /^Levi.*away/).waitFor();
  const wish = { action: 'agree', kind: 'replace', seat: levi.seat.playerID, isAgreed: true };
  expect((await ask(url, kaya.seat, wish)).status).to.equal(200);
  await seatInStrip(kaya.page, text.strip.standsIn('Levi')).waitFor();
  await kaya.page.context().close();
  return kaya.seat;
}

/** Makes the host put bots on seats. */
async function seatBots(
  url: string,
  host: Seated,
  bots: Readonly<Record<string, string>>,
): Promise<void> {
  expect((await ask(url, host, { action: 'bots', bots })).status).to.equal(200);
}

/** Creates a table and plays random moves to the end. Returns one of its seats. */
async function tablePlayedOut(
  { url, dataDir }: RunningServer,
  { info, module }: { readonly info: GameInfo; readonly module: GameModule },
): Promise<Seated> {
  const names = ['Mia', 'Noa', 'Ole'].slice(0, Math.max(info.minPlayers, 2));
  const [seat] = await seatPeople(url, names, { game: info.name });
  const table = new TestTable(module, { numPlayers: names.length });
  const choose = seededChoice(1);
  while (table.state.ctx.gameover === undefined) {
    const { playerID, move, args } = choose(table.legalMoves(choose(table.active)));
    table.move(playerID, move, ...args);
  }
  putAtServer(dataDir, seat.matchID, table);
  return seat;
}
