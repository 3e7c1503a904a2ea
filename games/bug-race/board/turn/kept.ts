/** Keeps the card that is tried out for a reload of the page. */
import { isLeg } from '../../rules/components.ts';
import type { BugRaceState, Step } from '../../rules/state.ts';
import type { TryOut } from './tryout.ts';

const tryOutKey = 'paddock.bug-race.try-out';

/** The place in a match to which a try-out belongs: seat, turn, bug and hand. */
export function momentOf(G: BugRaceState, playerID: string, matchID?: string): string {
  return JSON.stringify([matchID, playerID, G.turn, G.bugs[playerID], G.players[playerID]?.kept]);
}

function isStep(value: unknown): value is Step {
  return value === 'body' || isLeg(value);
}

function isTryOut(value: unknown): value is TryOut {
  if (typeof value !== 'object' || value === null) return false;
  if (!('cardID' in value && 'steps' in value)) return false;
  const { cardID, steps } = value;
  return Number.isInteger(cardID) && Array.isArray(steps) && steps.every(isStep);
}

/** The try-out that was left at this moment of a match, on this page; null: none. */
export function keptTryOut(moment: string): TryOut | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(tryOutKey) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== moment) return null;
    return isTryOut(kept[1]) ? kept[1] : null;
  } catch {
    return null;
  }
}

/** Keeps the one try-out there is for a reload of the page. */
export function keepTryOut(moment: string, card: TryOut | null): void {
  try {
    if (card) sessionStorage.setItem(tryOutKey, JSON.stringify([moment, card]));
    else sessionStorage.removeItem(tryOutKey);
  } catch {
    // The browser forbids it: then a reload drops what is tried out.
  }
}
