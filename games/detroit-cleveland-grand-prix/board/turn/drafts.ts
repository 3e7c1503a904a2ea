import { type StoredDrafts, storedDrafts } from '../../../kit/board/stored-drafts.ts';
import { type CardNumber, isCar } from '../../rules/components.ts';
import type { GrandPrixState, RouteStep } from '../../rules/state.ts';
import { type Press, pressesOf, type Tester, type Tryout, tryoutOf, withPress } from './tryout.ts';

/** The draft of a card as it is stored: its presses, which are repeated after a reload. */
interface StoredTryout {
  readonly number: CardNumber;
  readonly presses: readonly Press[];
}

/** A draft of a card. */
export interface Drafted {
  readonly tryout: Tryout;
  /** Whether the draft results from going back or from a reload. In that case no car is animated. */
  readonly isBack: boolean;
}

/** Returns a key for the moment that a draft belongs to: match, seat, step, hand and cars. */
export function ownMomentOf(G: GrandPrixState, playerID: string, matchID?: string): string {
  const { race, step, grid, spaces, discards } = G;
  const hand = G.players[playerID]?.hand;
  return JSON.stringify([matchID, playerID, race, step, hand, grid, spaces, discards.length]);
}

function isStep(value: unknown): value is RouteStep {
  if (value === 'finish') return true;
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isPress(value: unknown): value is Press {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'white') return 'car' in value && isCar(value.car);
  const isWay = value.kind === 'end' || value.kind === 'step';
  return isWay && 'step' in value && isStep(value.step);
}

function isStoredTryout(value: unknown): value is StoredTryout {
  if (typeof value !== 'object' || value === null) return false;
  if (!('number' in value && 'presses' in value)) return false;
  const { number, presses } = value;
  return typeof number === 'number' && Array.isArray(presses) && presses.every(isPress);
}

const tryouts = storedDrafts('paddock.detroit-cleveland-grand-prix.drafts', isStoredTryout);

/** Returns the stored drafts of a player with this hand. */
export function draftsOf(tester: Tester, hand: readonly CardNumber[]): StoredDrafts<Drafted> {
  return {
    find: (moment) => {
      const stored = tryouts.find(moment);
      if (!stored || !hand.includes(stored.number)) return null;
      const tryout = stored.presses.reduce(
        (before, press) => withPress(tester, before, press),
        tryoutOf(tester, stored.number),
      );
      return { tryout, isBack: true };
    },
    store: (moment, draft) => {
      const stored = draft && { number: draft.tryout.number, presses: pressesOf(draft.tryout) };
      tryouts.store(moment, stored);
    },
  };
}
