import { storedDrafts } from '../../../kit/board/stored-drafts.ts';
import { isLeg } from '../../rules/components.ts';
import type { BugRaceState, Step } from '../../rules/state.ts';
import type { TryOut } from './tryout.ts';

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

export const drafts = storedDrafts('paddock.bug-race.drafts', isTryOut);
