import { catalogGame } from '../../../games/index.ts';
import type { RecordedGame } from '../../../games/kit/record/check.ts';
import { patched } from '../../../protocol/json-patch.ts';
import type { PastViews } from '../../../protocol/records.ts';
import { gameNamed } from '../games/table-data.ts';
import { type Answer, answerOf, type Seated } from '../servers/page.ts';
import { ask, layTable, sitAt, TablePage, type TableSetup } from '../servers/served-tables.ts';

/** Returns a game as needed for reading its records. */
export async function recordedGame(name: string): Promise<RecordedGame> {
  const game = catalogGame(name);
  if (!game) throw new Error(`There is no game ${name}.`);
  return { info: game.info, rules: (await game.load()).rules };
}

/** Pages of Ada, of Bo, whose client adds no seed, and of a spectator. A bot has the table's third seat. */
export interface MixedTable {
  readonly ada: TablePage;
  readonly bo: TablePage;
  readonly watching: TablePage;
}

/** Creates such a table, whose match begins at once. */
export async function openMixedTable(url: string, setup: TableSetup = {}): Promise<MixedTable> {
  const table = await layTable(url, { numPlayers: 3, ...setup });
  const ada = await sitAt(url, table, { name: 'Ada' });
  const bo = await sitAt(url, table, {
    name: 'Bo',
    playerSeed: undefined,
    browser: undefined,
    follows: undefined,
    language: undefined,
  });
  await ask(url, ada, { action: 'bots', bots: { 2: 'easy' } });
  const nobody = { ...table, playerID: null, credentials: null };
  const pages = await TablePage.openAll(url, [nobody, ada, bo]);
  for (const page of pages) await page.begun();
  return { watching: pages[0], ada: pages[1], bo: pages[2] };
}

const stateIDOf = ({ state }: TablePage) => state?._stateID ?? -1;
const isOver = ({ state }: TablePage) => state?.ctx.gameover !== undefined;

/**
 * Makes random moves on these pages whenever one of their seats must act, until the match is over or a condition holds.
 */
export async function playOn(
  pages: readonly TablePage[],
  isEnough: (stateID: number) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const newest = Math.max(...pages.map(stateIDOf));
    for (const page of pages) await page.until(() => stateIDOf(page) >= newest);
    if (pages.some(isOver) || isEnough(newest)) return;
    const mover = pages.find(isAwaited);
    mover?.moveByChance();
    const watched = mover ?? pages[0];
    const { length = 0 } = watched?.frames ?? {};
    const isAnswered = () =>
      watched?.frames.slice(length).some(({ name }) => name === 'update' || name === 'refused');
    await watched?.until(() => isAnswered() === true);
  }
}

function isAwaited({ seat, state }: TablePage): boolean {
  return gameNamed(seat.game)
    .playersToMove(state?.G)
    .includes(seat.playerID ?? '');
}

/** Waits until all these pages show that the match is over. */
export async function untilOver(pages: readonly TablePage[]): Promise<void> {
  for (const page of pages) await page.until(() => isOver(page));
}

/** Requests what a seat, or a spectator, may see of its match, with its own credentials or others. */
async function askAs(
  url: string,
  { game, matchID, playerID, credentials }: Seated,
  { what, headers }: { readonly what: string; readonly headers: Readonly<Record<string, string>> },
): Promise<Answer> {
  const query = playerID === null ? '' : `?playerID=${playerID}`;
  const proof = credentials === null ? {} : { authorization: `Bearer ${credentials}` };
  return answerOf(
    await fetch(`${url}/games/${game}/${matchID}/${what}${query}`, {
      headers: { ...proof, ...headers },
    }),
  );
}

/** Requests all views so far. */
export const askViews = (
  url: string,
  seat: Seated,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => askAs(url, seat, { what: 'views', headers });

/** Requests the present view. */
export const askFirstView = (
  url: string,
  seat: Seated,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => askAs(url, seat, { what: 'first-view', headers });

/** Requests the chat lines. */
export const askChat = (url: string, seat: Seated): Promise<Answer> =>
  askAs(url, seat, { what: 'chat', headers: {} });

/** Returns every state in past views, as JSON, in order. */
export function viewsIn({ first, steps }: PastViews): readonly string[] {
  const views: unknown[] = [first];
  for (const { patch } of steps) views.push(patched(views.at(-1), patch));
  return views.map((view) => JSON.stringify(view));
}

/** Returns the differences between what a page was sent of its match and the past views, as far as these go. */
export function differencesFrom({ frames }: TablePage, past: PastViews): readonly string[] {
  const views = viewsIn(past);
  const differences: string[] = [];
  const compare = (stateID: number, what: string, sent: unknown, told: string | undefined) => {
    if (stateID < views.length && JSON.stringify(sent) !== told)
      differences.push(`${what} at ${stateID}`);
  };
  for (const { name, args } of frames) {
    if (name === 'update') {
      const { _stateID: at } = args[1];
      compare(at, 'state', args[1], views[at]);
      compare(at, 'log', args[2], JSON.stringify(past.steps[at - 1]?.log));
    } else if (name === 'sync') {
      const { state, initialState, log } = args[1];
      compare(0, 'first', initialState, views[0]);
      compare(state._stateID, 'whole', state, views[state._stateID]);
      const told = past.steps.slice(0, state._stateID).flatMap((step) => step.log);
      compare(state._stateID, 'whole log', log, JSON.stringify(told));
    }
  }
  return differences;
}
