import { setTimeout as wait } from 'node:timers/promises';
import { networkFrom, networkText } from '../operators/networks.ts';
import { StartError } from '../start-error.ts';
import { seatOf } from '../tables/credentials.ts';
import { type Call, type Command, type Desk, moment } from './command.ts';
import type { AdminPlace } from './place.ts';

/** Milliseconds. */
const day = 86_400_000;
const mostDays = 365;

/** Milliseconds for which servers are waited for that have the page of a seat open, and between two looks. */
const patience = 4000;
const pause = 250;

function networkTextFrom(text: string): string {
  const network = networkFrom(text);
  if (network) return networkText(network);
  throw new StartError(
    `"${text}" can't be blocked: give an address or a network such as 198.51.100.7, 198.51.100.0/24 or 2001:db8::/48.`,
  );
}

/** From where whoever sits at a seat has its page open, as the servers see it now or saw it when it was reported. */
async function addressesAt(
  { storage }: AdminPlace,
  { matchID, playerID }: { readonly matchID: string; readonly playerID: string },
): Promise<readonly string[]> {
  const found = await storage.seats(matchID);
  const key = found && seatOf(found.metadata, playerID)?.key;
  if (!key) throw new StartError(`Nobody sits on seat ${playerID} of table ${matchID}.`);
  await storage.operators.order([{ kind: 'note', matchID }]);
  const end = performance.now() + patience;
  let addresses = await storage.operators.addressesOf(matchID, key);
  while (addresses.length === 0 && performance.now() < end) {
    await wait(pause);
    addresses = await storage.operators.addressesOf(matchID, key);
  }
  if (addresses.length > 0) return addresses;
  throw new StartError(
    `Seat ${playerID} of table ${matchID} has no page open now, and none was seen before: nothing is known that could be blocked.`,
  );
}

async function blockedBy(call: Call, place: AdminPlace): Promise<readonly string[]> {
  const matchID = call.text('table');
  if (matchID === undefined) return [call.word(0, 'address or network')];
  const playerID = call.text('seat');
  if (playerID === undefined) throw new StartError('Say which seat: --seat <number>.');
  return addressesAt(place, { matchID, playerID });
}

/** Lets nobody in from a network for a time. */
export const block: Command = {
  words: '<address or network> | --table <table> --seat <seat>  [--days 7] [--reason <words>]',
  help: 'lets nobody in from an address or a network, or from where a seat is played; its pages are cut off',
  options: {
    table: { type: 'string' },
    seat: { type: 'string' },
    days: { type: 'string' },
    reason: { type: 'string' },
  },
  run: async (call: Call, { open, say }: Desk) => {
    const days = call.number('days', { standard: 7, most: mostDays });
    const until = Date.now() + days * day;
    const reason = call.text('reason') ?? '';
    if (call.text('table') === undefined) networkTextFrom(call.word(0, 'address or network'));
    const place = await open();
    const networks = (await blockedBy(call, place)).map(networkTextFrom);
    await place.storage.operators.block(networks.map((network) => ({ network, reason, until })));
    for (const network of networks) say(`${network} is blocked until ${moment(until)}.`);
    return true;
  },
};

/** Lifts a block. */
export const unblock: Command = {
  words: '<address or network>',
  help: 'lifts a block',
  run: async (call, { open, say }) => {
    const network = networkTextFrom(call.word(0, 'address or network'));
    const { storage } = await open();
    const wasThere = await storage.operators.unblock(network);
    say(wasThere ? `${network} is blocked no more.` : `${network} is not blocked.`);
    return wasThere;
  },
};

/** Lists the blocks that hold. */
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
