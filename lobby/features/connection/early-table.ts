import type { Game } from 'boardgame.io';
import { type CatalogGame, catalogGame, type GameModule } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import { prepareTableText } from '../../i18n/messages.tsx';
import { fetchTable } from '../../lib/api.ts';
import { rememberSeat, seatAt } from '../../lib/seats.ts';
import { chosenLanguage } from '../../lib/settings.ts';
import { gameMessages } from '../../lib/useGameText.ts';
import { loadPart } from '../../lib/useLoaded.ts';
import { MatchConnection } from './connection.ts';
import { earlyView } from './early-view.ts';

/** A table that was fetched, with its game. */
export interface FoundTable {
  readonly matchID: string;
  /** Null if there is no such table. */
  readonly room: {
    readonly firstTable: Table;
    readonly game: CatalogGame;
    readonly module: GameModule;
  } | null;
}

/** Fetches a table, and loads the rules of its game. */
export async function lookForTable(matchID: string): Promise<FoundTable> {
  const outcome = await fetchTable(matchID);
  if (!outcome.ok && outcome.problem !== 'notFound') throw new Error(outcome.problem);
  const game = outcome.ok ? catalogGame(outcome.value.game) : undefined;
  if (!outcome.ok || !game) return { matchID, room: null };
  // Not awaited: the next request needs the rules only.
  loadPart(game.loadBoard).catch(() => {});
  return { matchID, room: { firstTable: outcome.value, game, module: await game.load() } };
}

/** A match to connect to, and its viewer. */
export interface Connecting {
  readonly game: Game;
  readonly matchID: string;
  readonly numPlayers: number;
  /** Left out, with the credentials, for a spectator. */
  readonly playerID: string | undefined;
  readonly credentials: string | undefined;
}

/** Stores the new number of this browser's seat; its credentials stay. */
function moveSeat(matchID: string, playerID: string): void {
  const seat = seatAt(matchID);
  if (seat) rememberSeat(matchID, { ...seat, playerID });
}

/** Requests that were sent before the first render, for the table at which the page was opened. */
interface Opening {
  readonly matchID: string;
  readonly looking: Promise<FoundTable>;
  found: FoundTable | null;
  connection: { readonly to: Connecting; readonly made: MatchConnection } | null;
}

let opening: Opening | null = null;

const openingOf = (matchID: string) => (opening?.matchID === matchID ? opening : null);

/** Returns a connection to a match: the one opened with the page if match and viewer are the same, else a new one. */
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

/** Returns the table that was fetched when the page was opened, or null. */
export const knownFromOpening = (matchID: string): FoundTable | null =>
  openingOf(matchID)?.found ?? null;

/** Returns the pending request for a table that was sent when the page was opened, or null. */
export const lookingFromOpening = (matchID: string): Promise<FoundTable> | null =>
  openingOf(matchID)?.looking ?? null;

/** Discards what was requested when the page was opened, and closes its connection unless it is the one taken. */
export function endOpening(taken: MatchConnection | null): void {
  if (opening?.connection && opening.connection.made !== taken) opening.connection.made.stop();
  opening = null;
}

/**
 * Shows the match that was fetched by HTTP. The socket then connects after the first render (useMatch), or at once if
 * everything else is loaded first.
 */
async function lookEarly(connection: MatchConnection, allElse: Promise<unknown>): Promise<void> {
  const firstView = earlyView();
  const early = await Promise.race([firstView, allElse.then(() => undefined)]);
  if (!early) connection.start();
  const shown = early ?? (await firstView);
  if (shown) connection.showMeanwhile(shown);
}

/** Starts all requests of a table's page. Resolves when the page can be rendered; the page itself reports failures. */
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
