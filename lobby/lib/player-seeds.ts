import { createStore } from './persisted-store.ts';

/** This browser's seed for the shuffle of a match, and the server's commitment at that time. */
export interface PlayerSeed {
  /** 32 hexadecimal digits. */
  readonly playerSeed: string;
  /** The server's commitment, as it was shown before the server had the seed. Null if the table has none. */
  readonly fingerprint: string | null;
}

/** Maximum number of tables; the oldest are dropped. */
const maxKept = 200;

type ByTable = readonly (readonly [matchID: string, added: PlayerSeed])[];

function isEntry(value: unknown): value is ByTable[number] {
  if (!Array.isArray(value)) return false;
  const [matchID, added]: unknown[] = value;
  if (typeof matchID !== 'string' || typeof added !== 'object' || added === null) return false;
  const { playerSeed, fingerprint }: Partial<Record<keyof PlayerSeed, unknown>> = added;
  return (
    typeof playerSeed === 'string' && (fingerprint === null || typeof fingerprint === 'string')
  );
}

/** Parses a stored text into seeds by table ID; drops anything else. */
export function parsePlayerSeeds(text: string | null): ByTable {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const kept = createStore<ByTable>('paddock.playerSeeds', parsePlayerSeeds, JSON.stringify);

/** Returns this browser's seed for a match, which its record must contain. */
export function playerSeedAt(matchID: string): PlayerSeed | undefined {
  return kept.get().find(([id]) => id === matchID)?.[1];
}

/** Returns all stored seeds of this browser. */
export function allPlayerSeeds(): readonly PlayerSeed[] {
  return kept.get().map(([, added]) => added);
}

/** Stores a seed, to check it when the match is over, even if the seat is lost. */
export function rememberPlayerSeed(matchID: string, added: PlayerSeed): void {
  const others = kept.get().filter(([id]) => id !== matchID);
  kept.set([...others, [matchID, added] as const].slice(-maxKept));
}

/** Deletes the seed of a match that this player left before it began. */
export function forgetPlayerSeed(matchID: string): void {
  kept.set(kept.get().filter(([id]) => id !== matchID));
}
