import { setTimeout as wait } from 'node:timers/promises';
import { seatOf } from '../domain/credentials.ts';
import { ConfigError } from '../lib/config-error.ts';
import { networkFrom, networkText } from '../moderation/networks.ts';
import { type Command, type CommandContext, moment } from './command.ts';
import type { ParsedArgs } from './parsed-args.ts';
import type { AdminStorage } from './storage.ts';

/** Milliseconds. */
const day = 86_400_000;
const maxDays = 365;

/** Time to wait for servers that have the seat's page open, and time between two checks. In milliseconds. */
const patience = 4000;
const pause = 250;

function networkTextFrom(text: string): string {
  const network = networkFrom(text);
  if (network) return networkText(network);
  throw new ConfigError(
    `"${text}" can't be blocked: give an address or a network such as 198.51.100.7, 198.51.100.0/24 or 2001:db8::/48.`,
  );
}

/** Returns the addresses of a seat's pages, as servers see them now or saw them when the table was reported. */
async function addressesAt(
  { storage }: AdminStorage,
  { matchID, playerID }: { readonly matchID: string; readonly playerID: string },
): Promise<readonly string[]> {
  const found = await storage.seats(matchID);
  const key = found && seatOf(found.table, playerID)?.key;
  if (!key) throw new ConfigError(`No player sits on seat ${playerID} of table ${matchID}.`);
  await storage.operators.order([{ kind: 'note', matchID }]);
  const end = performance.now() + patience;
  let addresses = await storage.operators.addressesOf(matchID, key);
  while (addresses.length === 0 && performance.now() < end) {
    await wait(pause);
    addresses = await storage.operators.addressesOf(matchID, key);
  }
  if (addresses.length > 0) return addresses;
  throw new ConfigError(
    `Seat ${playerID} of table ${matchID} has no page open and none on record, so there is no address to block.`,
  );
}

/** Returns what is to be blocked: a network, or a seat. Throws a ConfigError for anything else. */
function wishFrom(
  parsed: ParsedArgs,
): string | { readonly matchID: string; readonly playerID: string } {
  const [matchID, playerID] = [parsed.text('table'), parsed.text('seat')];
  if (matchID === undefined && playerID === undefined) {
    return networkTextFrom(parsed.word(0, 'address or network'));
  }
  if (matchID === undefined) throw new ConfigError('Missing option: --table <table>.');
  if (playerID === undefined) throw new ConfigError('Missing option: --seat <number>.');
  if (parsed.count === 0) return { matchID, playerID };
  throw new ConfigError('Give an address or network, or --table and --seat, not both.');
}

/** Blocks a network for a time. */
export const block: Command = {
  words: '<address or network> | --table <table> --seat <seat>  [--days 7] [--reason <words>]',
  help: 'blocks an address or a network, or the address of a player, and closes their pages',
  maxWords: 1,
  options: {
    table: 'text',
    seat: 'text',
    days: 'text',
    reason: 'text',
  },
  run: async (parsed: ParsedArgs, { open, say }: CommandContext) => {
    const days = parsed.number('days', { defaultValue: 7, max: maxDays });
    const until = Date.now() + days * day;
    const reason = parsed.text('reason') ?? '';
    const wish = wishFrom(parsed);
    const place = await open();
    const addresses = typeof wish === 'string' ? [wish] : await addressesAt(place, wish);
    const networks = [...new Set(addresses.map(networkTextFrom))];
    await place.storage.operators.block(networks.map((network) => ({ network, reason, until })));
    for (const network of networks) say(`${network} is blocked until ${moment(until)}.`);
    return true;
  },
};

/** Lifts a block. */
export const unblock: Command = {
  words: '<address or network>',
  help: 'lifts a block',
  maxWords: 1,
  run: async (parsed, { open, say }) => {
    const network = networkTextFrom(parsed.word(0, 'address or network'));
    const { storage } = await open();
    const held = await storage.operators.blocks(Date.now());
    const same = held.filter((each) => each.network === network);
    for (const each of same) await storage.operators.unblock(each.network);
    const wasThere = same.length > 0;
    say(wasThere ? `${network} is no longer blocked.` : `${network} is not blocked.`);
    return wasThere;
  },
};

/** Lists the active blocks. */
export const blocks: Command = {
  words: '',
  help: 'lists what is blocked, and until when',
  run: async (_, { open, say }) => {
    const { storage } = await open();
    const found = await storage.operators.blocks(Date.now());
    for (const { network, until, reason } of found) {
      say(`${network}  until ${moment(until)}  ${reason}`.trimEnd());
    }
    say(`${found.length} blocks.`);
    return true;
  },
};
