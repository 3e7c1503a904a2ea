import { createStore, useStore } from './persisted-store.ts';

/** A seat that this browser has taken at a table. */
export interface RememberedSeat {
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly playerID: string;
  readonly credentials: string;
  readonly name: string;
}

export type RememberedSeats = Readonly<Record<string, RememberedSeat>>;

function isRememberedSeat(value: unknown): value is RememberedSeat {
  if (typeof value !== 'object' || value === null) return false;
  const seat = value as Partial<Record<keyof RememberedSeat, unknown>>;
  return [seat.game, seat.playerID, seat.credentials, seat.name].every(
    (part) => typeof part === 'string',
  );
}

/** Parses a stored text into seats; drops anything else. */
export function parseSeats(text: string | null): RememberedSeats {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, seat]) => isRememberedSeat(seat)));
  } catch {
    return {};
  }
}

const seats = createStore<RememberedSeats>('paddock.seats', parseSeats, JSON.stringify);

/** In bytes: too many to guess or to draw twice. */
const digitsLength = 16;

/** Returns 32 random hexadecimal digits. */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digitsLength));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Random ID of this browser; empty before it takes its first seat. */
const browserID = createStore<string>(
  'paddock.browser',
  (text) => (text !== null && /^[0-9a-f]{32}$/.test(text) ? text : ''),
  (id) => id,
);

/** Returns the random ID by which a table recognises this browser, so that a removed player cannot return. */
export function ownBrowserID(): string {
  if (browserID.get() === '') browserID.set(randomDigits());
  return browserID.get();
}

/** Returns all seats of this browser, by match ID. */
export function useSeats(): RememberedSeats {
  return useStore(seats);
}

/** Returns this browser's seat at a table. */
export function seatAt(matchID: string): RememberedSeat | undefined {
  return Object.hasOwn(seats.get(), matchID) ? seats.get()[matchID] : undefined;
}

export function rememberSeat(matchID: string, seat: RememberedSeat): void {
  seats.set({ ...seats.get(), [matchID]: seat });
}

export function forgetSeat(matchID: string): void {
  seats.set(Object.fromEntries(Object.entries(seats.get()).filter(([id]) => id !== matchID)));
}
