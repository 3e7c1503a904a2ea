import { useLayoutEffect } from 'react';
import type { Replaying } from './useReplay.ts';

type Way = (replaying: Replaying) => void;

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: ({ stepBack }) => stepBack(),
  ArrowRight: ({ stepOn }) => stepOn(),
  Home: ({ goTo }) => goTo(0),
  End: ({ goTo, length }) => goTo(length),
  ' ': ({ isPlaying, setPlaying }) => setPlaying(!isPlaying),
};

const waysWithShift: Readonly<Record<string, Way>> = {
  ArrowLeft: ({ partBack }) => partBack(),
  ArrowRight: ({ partOn }) => partOn(),
};

/** Where keys mean something else: what is typed into or chosen from. */
const typing =
  'input:not([type="range"]), select, textarea, [contenteditable], dialog, [role="tab"]';
/** What the space bar presses, and what it scrolls, as Home and End do. */
const pressing = 'button, a, summary';
const scrolling = '[tabindex="0"]';

function wayOf({ key, target, shiftKey }: KeyboardEvent): Way | undefined {
  const way = shiftKey ? waysWithShift[key] : ways[key];
  if (!way || !(target instanceof Element) || target.closest(typing)) return undefined;
  const isArrow = key.startsWith('Arrow');
  if (!isArrow && target.closest(scrolling) && !target.matches('input')) return undefined;
  return key === ' ' && target.closest(pressing) ? undefined : way;
}

/** Goes through a match by keys, wherever on the page the focus is. */
export function useReplayKeys(replaying: Replaying): void {
  // As soon as the page is seen: nobody is to press a key too early.
  useLayoutEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const way = wayOf(event);
      if (!way) return;
      event.preventDefault();
      way(replaying);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [replaying]);
}
