import { createStore } from './persisted-store.ts';

/** What this browser added to the chance of a match, and what it was told of the server's part in it. */
export interface PlayerSeed {
  /** 32 hexadecimal digits. */
  readonly number: string;
  /** The table's, as it was shown before the server had the number; null: it has none. */
  readonly fingerprint: string | null;
}

/** Of tables, the latest: more than anybody looks back at. */
const maxKept = 200;

type ByTable = readonly (readonly [matchID: string, added: PlayerSeed])[];

function isEntry(value: unknown): value is ByTable[number] {
  if (!Array.isArray(value)) return false;
  const [matchID, added]: unknown[] = value;
  if (typeof matchID !== 'string' || typeof added !== 'object' || added === null) return false;
  const { number, fingerprint }: Partial<Record<keyof PlayerSeed, unknown>> = added;
  return typeof number === 'string' && (fingerprint === null || typeof fingerprint === 'string');
}

/** What is in a stored text, by the tables' ids; anything else in it is left out. */
export function parsePlayerSeeds(text: string | null): ByTable {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const kept = createStore<ByTable>('paddock.chance', parsePlayerSeeds, JSON.stringify);

/** What this browser added to the chance of a match, if it has sat down there: its record must have the same. */
export function playerSeedAt(matchID: string): PlayerSeed | undefined {
  return kept.get().find(([id]) => id === matchID)?.[1];
}

/** All that this browser has added to any match that it remembers. */
export function allPlayerSeeds(): readonly PlayerSeed[] {
  return kept.get().map(([, added]) => added);
}

/** Remembers it for when the match is over, whatever becomes of the seat. */
export function rememberPlayerSeed(matchID: string, added: PlayerSeed): void {
  const others = kept.get().filter(([id]) => id !== matchID);
  kept.set([...others, [matchID, added] as const].slice(-maxKept));
}

/** Forgets it: the seat was left before the match began, and what was added goes with it. */
export function forgetPlayerSeed(matchID: string): void {
  kept.set(kept.get().filter(([id]) => id !== matchID));
}
