import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { OnRule } from '../../games/kit/board/ToRules.tsx';
import { loadPart } from '../lib/useLoaded.ts';
import { lazyComponent } from './lazy-component.tsx';
import type { RulesAsked } from './RulesSheet.tsx';

const loadSheet = async () => (await import('./RulesSheet.tsx')).RulesSheet;

const LateRulesSheet = lazyComponent(loadSheet, null);

/** Rules that open over the page at the section that a prompt or a refusal leads to. */
export function useRulesSheet(rules: RulesAsked): {
  /** Stays the same. */
  readonly onRule: OnRule;
  /** To be put into the page; nothing as long as no rules are asked for. */
  readonly sheet: ReactNode;
} {
  const [section, onRule] = useState<string | null>(null);
  const close = useCallback(() => onRule(null), []);
  useEffect(() => {
    // Before anybody wants it: when the connection is lost it couldn't be had any more.
    loadPart(loadSheet).catch(() => {});
  }, []);
  useFocusOnTheWay(section !== null);
  const sheet = section !== null && <LateRulesSheet {...rules} section={section} onClose={close} />;
  return { onRule, sheet };
}

/** What led to the rules may be gone once they are closed: then the keyboard goes to the way that the prompt has. */
function useFocusOnTheWay(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('.to-rules')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
