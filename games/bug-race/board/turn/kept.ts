/** Stores the draft of a card, so that it survives a reload of the page. */
import { isLeg } from '../../rules/components.ts';
import type { BugRaceState, Step } from '../../rules/state.ts';
import type { TryOut } from './tryout.ts';

const tryOutKey = 'paddock.bug-race.try-out';

/** Returns a key for the moment that a draft belongs to: match, seat, turn, bug and hand. */
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

/** Returns the draft that this tab stored at this moment of a match, or null. */
export function keptTryOut(moment: string): TryOut | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(tryOutKey) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== moment) return null;
    return isTryOut(kept[1]) ? kept[1] : null;
  } catch {
    return null;
  }
}

/** Stores the draft, of which there is only one, for a reload of the page. */
export function keepTryOut(moment: string, card: TryOut | null): void {
  try {
    if (card) sessionStorage.setItem(tryOutKey, JSON.stringify([moment, card]));
    else sessionStorage.removeItem(tryOutKey);
  } catch {
    // The browser forbids storage, so a reload drops the draft.
  }
}
