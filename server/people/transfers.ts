import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SeatOnTheWay, TransferFault, TransferredSeat } from '../../protocol/devices.ts';
import { transferMinutes } from '../../protocol/devices.ts';
import { areCredentialsRight } from '../domain/credentials.ts';
import type { Transfers } from '../persistence/repositories/transfers.ts';

const cipher = 'aes-256-gcm';

/** Sizes in bytes. The first bytes of a code identify it, the others decrypt its seats. */
const sizes = { place: 8, secret: 16, key: 32, start: 12, mark: 16 } as const;

const codeShape = /^[\w-]{32}$/;

interface OpenCode {
  /** ID in the database; the code can't be computed from it. */
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

/** Returns the decrypted text, or undefined if the key is wrong. */
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

/**
 * Returns all seats whose credentials are right, each once, whatever their numbers are by now. A client may have several
 * at one table.
 */
export async function ownSeats(
  transfers: Transfers,
  seats: readonly SeatOnTheWay[],
): Promise<readonly TransferredSeat[]> {
  const matches = await transfers.seatsAt(seats.map(({ matchID }) => matchID));
  return matches.flatMap(({ matchID, game, players }) => {
    const given = seats.filter((each) => each.matchID === matchID);
    const all = Object.values(players).map((seat) => ({
      ...seat,
      proof: given.find(({ credentials }) => areCredentialsRight(credentials, seat)),
    }));
    const others = all.flatMap(({ name, proof }) => (name && !proof ? [name] : []));
    return all.flatMap(({ id, name = '', proof }) =>
      proof ? [{ ...proof, game, playerID: String(id), name, others }] : [],
    );
  });
}

/** Stores seats for another device. Returns the code that decrypts them, or null if none is the client's own. */
export async function createTransfer(
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

/** Returns the seats that a code decrypts, as they are now, or the reason why there are none. */
export async function openTransfer(
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
