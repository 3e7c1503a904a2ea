import { useMemo, useState } from 'react';
import { keptInTab } from '../../../kit/board/kept-in-tab.ts';
import { type DriverCardID, isModel, isSide, type Side } from '../../rules/components.ts';
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

interface Kept {
  readonly moment: string;
  readonly draft: Draft;
}

const empty: Draft = { cardID: null, side: null, tries: null };

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('cardID' in value && 'side' in value && 'tries' in value)) return false;
  const { cardID, side, tries } = value;
  const areTries = tries === null || (Array.isArray(tries) && tries.every(isModel));
  return (
    (cardID === null || Number.isInteger(cardID)) && (side === null || isSide(side)) && areTries
  );
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return 'moment' in value && 'draft' in value && isDraft(value.draft);
}

const drafts = keptInTab('paddock.crazy-race-schacht.drafts', isKept, ({ moment }) => moment);

/**
 * Hook for the draft of a move in one moment of the match. The draft is dropped once `moment` changes. It is stored as
 * long as the tab is open, so that it survives a reload.
 */
export function useDraft(moment: string): [Draft, (draft: Partial<Draft>) => void] {
  const [noted, setNoted] = useState<Kept | null>(null);
  const kept = useMemo(() => drafts.find(moment), [moment]);
  const draft = (noted?.moment === moment ? noted : kept)?.draft ?? empty;
  return [
    draft,
    (changes) => {
      const changed = { moment, draft: { ...draft, ...changes } };
      setNoted(changed);
      drafts.keep(moment, changed);
    },
  ];
}
