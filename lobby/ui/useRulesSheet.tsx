import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { OnRule } from '../../games/kit/board/board-props.ts';
import { loadPart } from '../lib/useLoaded.ts';
import { lazyComponent } from './lazy-component.tsx';
import type { RulesAsked } from './RulesSheet.tsx';

const loadSheet = async () => (await import('./RulesSheet.tsx')).RulesSheet;

const LazyRulesSheet = lazyComponent(loadSheet, null);

/** Opens the rules in a dialog at the section that a prompt or a refusal links to. */
export function useRulesSheet(rules: RulesAsked): {
  /** Has a stable identity. */
  readonly onRule: OnRule;
  /** The dialog, to be rendered by the page; null while it is closed. */
  readonly sheet: ReactNode;
} {
  const [section, onRule] = useState<string | null>(null);
  const close = useCallback(() => onRule(null), []);
  useEffect(() => {
    // Loaded ahead, since it could not be loaded after the connection is lost.
    loadPart(loadSheet).catch(() => {});
  }, []);
  useFocusOnTheWay(section !== null);
  const sheet = section !== null && <LazyRulesSheet {...rules} section={section} onClose={close} />;
  return { onRule, sheet };
}

/** Focuses the prompt's link to the rules when the dialog closes and the element that opened it is gone. */
function useFocusOnTheWay(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('.to-rules')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
