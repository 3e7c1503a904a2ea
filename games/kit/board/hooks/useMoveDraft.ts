import { useMemo } from 'react';
import { oncePainted } from '../once-painted.ts';
import type { StoredDrafts } from '../stored-drafts.ts';
import { useKeyedState } from './useKeyedState.ts';

/**
 * Hook for the draft of a move, which is shown on the board before it is sent. It belongs to one moment of one match,
 * and survives a reload of the page. Null if there is no draft.
 */
export function useMoveDraft<Draft>(
  moment: string,
  drafts: StoredDrafts<Draft>,
): [Draft | null, (draft: Draft | null) => void] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts are read once in each moment.
  const stored = useMemo(() => drafts.find(moment), [moment]);
  const [draft, setDraft] = useKeyedState(moment, stored);
  return [
    draft,
    (changed) => {
      setDraft(changed);
      // Storing takes the browser some time.
      oncePainted(() => drafts.store(moment, changed));
    },
  ];
}
