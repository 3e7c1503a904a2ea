import { catalog } from '../../games/index.ts';
import { type ChatLine, type Table, tableStatuses } from '../../protocol/tables.ts';
import { seatOf } from '../domain/credentials.ts';
import { takeAway } from '../domain/host.ts';
import { isPerson } from '../domain/seat-data.ts';
import { tableFrom } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import { ConfigError } from '../lib/config-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { type Command, moment } from './command.ts';

/** Maximum number of tables in a list. */
const maxTables = 1000;

function seatText({ playerID, name, bot, standIn }: Table['seats'][number]): string {
  if (name === null) return `${playerID}: –`;
  const by = bot ?? standIn;
  return `${playerID}: ${name}${by === null ? '' : ` (${bot ? 'bot' : 'stand-in'}, ${by})`}`;
}

function lineOf({ matchID, game, status, unlisted, createdAt, seats }: Table): string {
  const names = seats.map(({ name }) => name ?? '–').join(', ');
  return [matchID, moment(createdAt), game, status, unlisted ? 'private' : 'listed', names].join(
    '  ',
  );
}

const gameNames = catalog.map(({ info }) => info.name);

/** Lists tables, the newest first. */
export const tables: Command = {
  words: '[--game <game>] [--status open|playing|finished] [--limit 50]',
  help: 'lists tables, also private ones, the newest first',
  options: { game: 'text', status: 'text', limit: 'text' },
  run: async (parsed, { open, say }) => {
    const asked = parsed.text('status');
    const status = tableStatuses.find((each) => each === asked);
    if (asked !== undefined && !status) {
      throw new ConfigError(`--status must be one of ${tableStatuses.join(', ')}.`);
    }
    const game = parsed.text('game');
    if (game !== undefined && !gameNames.includes(game)) {
      throw new ConfigError(`--game must be one of ${gameNames.join(', ')}.`);
    }
    const limit = parsed.number('limit', { defaultValue: 50, max: maxTables });
    const { storage } = await open();
    const found = await storage.overview.tables({ game, status, limit });
    for (const each of found) say(lineOf(each));
    say(found.length === 1 ? '1 table.' : `${found.length} tables.`);
    return true;
  },
};

async function tableOf(storage: SqlStorage, matchID: string): Promise<TableData> {
  const found = await storage.seats(matchID);
  if (found) return found.table;
  throw new ConfigError(`There is no table ${matchID}.`);
}

function chatText({ sentAt, playerID, name, text }: ChatLine): string {
  const by = playerID === null ? '(has left)' : `${playerID}: ${name}`;
  return `  ${moment(sentAt)}  ${by}  ${text}`;
}

/** Shows one table. Hidden parts of its match are only included on request. */
export const table: Command = {
  words: '<table> [--secrets]',
  help: 'shows the players and the last messages; with --secrets the whole match, hidden hands included',
  maxWords: 1,
  options: { secrets: 'switch' },
  run: async (parsed, { open, say }) => {
    const matchID = parsed.word(0, 'table');
    const { storage } = await open();
    const table = await tableOf(storage, matchID);
    const shown = tableFrom(matchID, table);
    say(lineOf(shown));
    say(
      `changed ${moment(shown.updatedAt)}, time control ${shown.timeControl.kind}, state ${table.stateID}`,
    );
    for (const seat of shown.seats) {
      say(`  ${seatText(seat)}${seat.playerID === shown.host ? ', host' : ''}`);
    }
    const { lines, length } = await storage.chat.read(matchID);
    say(`${length} lines:`);
    for (const line of lines) say(chatText(line));
    if (parsed.has('secrets')) {
      say(JSON.stringify((await storage.match(matchID))?.state ?? null, null, 2));
    }
    return true;
  },
};

/** Deletes a table with all its data. */
export const close: Command = {
  words: '<table>',
  help: 'closes a table: it is deleted with its match, log and chat, and its pages are told',
  maxWords: 1,
  run: async (parsed, { open, say }) => {
    const matchID = parsed.word(0, 'table');
    const { storage } = await open();
    await tableOf(storage, matchID);
    await storage.wipe(matchID);
    say(`Table ${matchID} is closed.`);
    return true;
  },
};

function personAt(table: TableData, playerID: string) {
  const seat = seatOf(table, playerID);
  if (seat?.key && isPerson(seat)) return { key: seat.key, name: seat.name ?? '' };
  throw new ConfigError(`No player sits on seat ${playerID}.`);
}

/** Removes a player from a table. */
export const remove: Command = {
  words: '<table> <seat>',
  help: 'removes a player from a table for good; during a match a bot plays on',
  maxWords: 2,
  run: async (parsed, { open, say }) => {
    const [matchID, playerID] = [parsed.word(0, 'table'), parsed.word(1, 'seat')];
    const { storage } = await open();
    const { key } = personAt(await tableOf(storage, matchID), playerID);
    await storage.changeSeats(matchID, (table) =>
      takeAway(table, key, { isForGood: true, now: Date.now() }),
    );
    say(`The player at seat ${playerID} was removed from table ${matchID}.`);
    return true;
  },
};

/** Deletes the data of a player at a table. */
export const forget: Command = {
  words: '<table> <seat>',
  help: 'deletes the data of a player at a table: name, seat, messages, push addresses',
  maxWords: 2,
  run: async (parsed, { open, say }) => {
    const [matchID, playerID] = [parsed.word(0, 'table'), parsed.word(1, 'seat')];
    const { storage } = await open();
    const { key } = personAt(await tableOf(storage, matchID), playerID);
    // The lines come first: once the seat is left, their author is unknown.
    await storage.chat.erase(matchID, key);
    await storage.changeSeats(matchID, (table) =>
      takeAway(table, key, { isForGood: false, now: Date.now() }),
    );
    await storage.operators.forget({ matchID, seatKey: key, playerID });
    say(`All data of the player at seat ${playerID} of table ${matchID} was deleted.`);
    return true;
  },
};
