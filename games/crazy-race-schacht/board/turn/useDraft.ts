import { useMemo, useState } from 'react';
import { keptInTab } from '../../../kit/board/kept-in-tab.ts';
import { type DriverCardID, isModel, isSide, type Side } from '../../rules/components.ts';
import type { Tries } from './tryout.ts';

/** What the viewer has begun without sending it. */
export interface Draft {
  /** The driver card that waits for a side; null: none is chosen. */
  readonly cardID: DriverCardID | null;
  /** The side that was pointed at for it. */
  readonly side: Side | null;
  /** The movement as it is tried out; null: nothing has been pressed. */
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
 * What has been begun in one moment of the match: once `moment` is another one it is forgotten. It is kept as long as
 * the tab is open, so that a reload doesn't drop it.
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
