import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SeatOnTheWay, TransferFault, TransferredSeat } from '../../protocol/devices.ts';
import { transferMinutes } from '../../protocol/devices.ts';
import { areCredentialsRight } from '../domain/credentials.ts';
import type { Transfers } from '../persistence/repositories/transfers.ts';

const cipher = 'aes-256-gcm';

/** Bytes. Of a code the first tell which it is, the others open it. */
const sizes = { place: 8, secret: 16, key: 32, start: 12, mark: 16 } as const;

const codeShape = /^[\w-]{32}$/;

interface OpenCode {
  /** Under which the database has it; the code can't be had from it. */
  readonly id: string;
  readonly key: Buffer;
}

function openCodeOf(code: string): OpenCode {
  const bytes = Buffer.from(code, 'base64url');
  const place = bytes.subarray(0, sizes.place);
  const secret = bytes.subarray(sizes.place);
  const id = createHash('sha256').update(place).digest('base64url');
  const key = Buffer.from(hkdfSync('sha256', secret, place, 'paddock seats', sizes.key));
  return { id, key };
}

function seal(text: string, { id, key }: OpenCode): string {
  const start = randomBytes(sizes.start);
  const sealing = createCipheriv(cipher, key, start).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([start, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** What is sealed; undefined: this is not its key. */
function unseal(sealed: string, { id, key }: OpenCode): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const start = bytes.subarray(0, sizes.start);
  const mark = bytes.subarray(sizes.start, sizes.start + sizes.mark);
  const opening = createDecipheriv(cipher, key, start).setAAD(Buffer.from(id)).setAuthTag(mark);
  try {
    const text = opening.update(bytes.subarray(sizes.start + sizes.mark));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Those of the seats that are their askers' own, wherever these sit by now; all others are left out. */
export async function ownSeats(
  transfers: Transfers,
  seats: readonly SeatOnTheWay[],
): Promise<readonly TransferredSeat[]> {
  const matches = await transfers.seatsAt(seats.map(({ matchID }) => matchID));
  return matches.flatMap(({ matchID, game, players }) => {
    const credentials = seats.find((each) => each.matchID === matchID)?.credentials;
    const all = Object.values(players);
    const own = all.find((seat) => areCredentialsRight(credentials, seat));
    if (!own || credentials === undefined) return [];
    const others = all.flatMap(({ id, name }) => (name && id !== own.id ? [name] : []));
    const { id, name = '' } = own;
    return [{ matchID, game, playerID: String(id), credentials, name, others }];
  });
}

/** Puts seats down for another device, and gives the code that opens them; null: none of them is the asker's own. */
export async function putDown(
  transfers: Transfers,
  seats: readonly SeatOnTheWay[],
  now: number,
): Promise<string | null> {
  const own = await ownSeats(transfers, seats);
  if (own.length === 0) return null;
  const code = randomBytes(sizes.place + sizes.secret).toString('base64url');
  const opened = openCodeOf(code);
  const kept = own.map(({ matchID, credentials }): SeatOnTheWay => ({ matchID, credentials }));
  await transfers.add({
    id: opened.id,
    sealed: seal(JSON.stringify(kept), opened),
    expiresAt: now + transferMinutes * 60_000,
  });
  return code;
}

/** Takes up the seats that a code opens, as they are now; or says why it opens none. */
export async function takeUp(
  transfers: Transfers,
  code: string,
  now: number,
): Promise<readonly TransferredSeat[] | TransferFault> {
  if (!codeShape.test(code)) return 'wrongCode';
  const opened = openCodeOf(code);
  const found = await transfers.tryOnce(opened.id, now);
  if (typeof found === 'string') return found;
  const text = unseal(found.sealed, opened);
  if (text === undefined) return 'wrongCode';
  if (!(await transfers.take(opened.id))) return 'usedCode';
  const seats = await ownSeats(transfers, JSON.parse(text));
  return seats.length > 0 ? seats : 'noSeats';
}
