import type { Game } from 'boardgame.io';
import { type CatalogGame, catalogGame, type GameModule } from '../../../../games/index.ts';
import type { Table } from '../../../../protocol/tables.ts';
import { chosenLanguage } from '../../../app/settings.ts';
import { fetchTable } from '../../../lib/api.ts';
import { rememberSeat, seatAt } from '../../../lib/seats.ts';
import { gameMessages } from '../../../lib/useGameText.ts';
import { loadPart } from '../../../lib/useLoaded.ts';
import { prepareTableText } from '../TableText.tsx';
import { MatchConnection } from './connection.ts';
import { earlyView } from './early-view.ts';

/** What was found at the address of a table. */
export interface FoundTable {
  readonly matchID: string;
  /** null: there is no such table. */
  readonly room: {
    readonly firstTable: Table;
    readonly game: CatalogGame;
    readonly module: GameModule;
  } | null;
}

/** Looks for a table, and loads the rules of its game. */
export async function lookForTable(matchID: string): Promise<FoundTable> {
  const outcome = await fetchTable(matchID);
  if (!outcome.ok && outcome.problem !== 'notFound') throw new Error(outcome.problem);
  const game = outcome.ok ? catalogGame(outcome.value.game) : undefined;
  if (!outcome.ok || !game) return { matchID, room: null };
  // Not waited for: what is asked next needs the rules alone.
  loadPart(game.loadBoard).catch(() => {});
  return { matchID, room: { firstTable: outcome.value, game, module: await game.load() } };
}

/** A match to be connected to, and whose eyes it is seen with. */
export interface Connecting {
  readonly game: Game;
  readonly matchID: string;
  readonly numPlayers: number;
  /** Left out, as the credentials: a spectator's. */
  readonly playerID: string | undefined;
  readonly credentials: string | undefined;
}

/** Remembers the number that the seat of this browser has now; its credentials stay. */
function moveSeat(matchID: string, playerID: string): void {
  const seat = seatAt(matchID);
  if (seat) rememberSeat(matchID, { ...seat, playerID });
}

/** The table at which this page was opened: what was begun before anything could be drawn. */
interface Opening {
  readonly matchID: string;
  readonly looking: Promise<FoundTable>;
  found: FoundTable | null;
  connection: { readonly to: Connecting; readonly made: MatchConnection } | null;
}

let opening: Opening | null = null;

const openingOf = (matchID: string) => (opening?.matchID === matchID ? opening : null);

/** A connection to a match: the one that was begun with the page, if it is to the same and with the same eyes. */
export function connectionTo(to: Connecting): MatchConnection {
  const begun = openingOf(to.matchID)?.connection;
  const isSame =
    begun?.to.numPlayers === to.numPlayers &&
    begun.to.playerID === to.playerID &&
    begun.to.credentials === to.credentials;
  if (isSame) return begun.made;
  const { game, matchID, numPlayers, playerID, credentials } = to;
  const isSeated = playerID !== undefined && credentials !== undefined;
  const viewer = isSeated ? { playerID, credentials } : undefined;
  const onSeated = (number: string) => moveSeat(matchID, number);
  return new MatchConnection({ game, matchID, numPlayers, viewer, onSeated });
}

/** What is known of a table from the opening of the page. */
export const knownFromOpening = (matchID: string): FoundTable | null =>
  openingOf(matchID)?.found ?? null;

/** The search for a table that was begun with the page; null: there was none. */
export const lookingFromOpening = (matchID: string): Promise<FoundTable> | null =>
  openingOf(matchID)?.looking ?? null;

/** From now on nothing is taken over from the opening; a connection that nobody has taken over is ended. */
export function endOpening(taken: MatchConnection | null): void {
  if (opening?.connection && opening.connection.made !== taken) opening.connection.made.stop();
  opening = null;
}

/**
 * Shows a connection what the page was sent faster another way. Then the connection begins once that is drawn (useMatch);
 * where all else has come before it, at once.
 */
async function lookEarly(connection: MatchConnection, allElse: Promise<unknown>): Promise<void> {
  const firstView = earlyView();
  const early = await Promise.race([firstView, allElse.then(() => undefined)]);
  if (!early) connection.start();
  const shown = early ?? (await firstView);
  if (shown) connection.showMeanwhile(shown);
}

/**
 * Begins all that a table's page waits for before it is drawn. Comes true when the page can be drawn; if something doesn't
 * come, the page says so itself.
 */
export async function openTable(matchID: string): Promise<void> {
  const own: Opening = {
    matchID,
    looking: lookForTable(matchID),
    found: null,
    connection: null,
  };
  opening = own;
  const language = chosenLanguage.get();
  const words = prepareTableText(language);
  try {
    own.found = await own.looking;
    const { room } = own.found;
    if (room) {
      const { game, module, firstTable } = room;
      const seat = seatAt(matchID);
      const to = {
        game: module.game,
        matchID,
        numPlayers: firstTable.seats.length,
        playerID: seat?.playerID,
        credentials: seat?.credentials,
      };
      const made = connectionTo(to);
      own.connection = { to, made };
      const board = firstTable.begunAt === null ? undefined : loadPart(game.loadBoard);
      const allElse = Promise.all([gameMessages(game).load(language), board]);
      await Promise.all([allElse, lookEarly(made, allElse)]);
    }
    await words;
  } catch {
    await words.catch(() => {});
  }
}
