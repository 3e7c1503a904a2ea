import { storedDrafts } from '../../../kit/board/stored-drafts.ts';
import { type DriverCardID, isModel, isSide, type Side } from '../../rules/components.ts';
import type { SchachtState } from '../../rules/state.ts';
import type { Tries } from './tryout.ts';

/** The viewer's draft of a move, which has not been sent yet. */
export interface Draft {
  /** The chosen driver card that needs a side, or null. */
  readonly cardID: DriverCardID | null;
  /** The side chosen for the card, or null. */
  readonly side: Side | null;
  /** The draft of the movement. Null if nothing has been pressed. */
  readonly tries: Tries | null;
}

export const emptyDraft: Draft = { cardID: null, side: null, tries: null };

/** Returns a key for the present step of the match. */
export function momentOf({ stage, step }: SchachtState): string {
  return JSON.stringify([stage, step]);
}

/** Returns a key for the moment that a draft belongs to: match, seat, step, cards and board. */
export function ownMomentOf(G: SchachtState, playerID: string, matchID?: string): string {
  const { hand, pile } = G.players[playerID] ?? {};
  return JSON.stringify([matchID, playerID, momentOf(G), hand, pile, G.locomotives, G.placed]);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('cardID' in value && 'side' in value && 'tries' in value)) return false;
  const { cardID, side, tries } = value;
  const areTries = tries === null || (Array.isArray(tries) && tries.every(isModel));
  return (
    (cardID === null || Number.isInteger(cardID)) && (side === null || isSide(side)) && areTries
  );
}

export const drafts = storedDrafts('paddock.crazy-race-schacht.drafts', isDraft);
