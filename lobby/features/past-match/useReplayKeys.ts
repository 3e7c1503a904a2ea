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

/** Elements where keys have another meaning, such as fields and choices. */
const typing =
  'input:not([type="range"]), select, textarea, [contenteditable], dialog, [role="tab"]';
/** Elements that the space bar presses, and those that it scrolls, as Home and End do. */
const pressing = 'button, a, summary';
const scrolling = '[tabindex="0"]';

function wayOf({ key, target, shiftKey }: KeyboardEvent): Way | undefined {
  const way = shiftKey ? waysWithShift[key] : ways[key];
  if (!way || !(target instanceof Element) || target.closest(typing)) return undefined;
  const isArrow = key.startsWith('Arrow');
  if (!isArrow && target.closest(scrolling) && !target.matches('input')) return undefined;
  return key === ' ' && target.closest(pressing) ? undefined : way;
}

/** Controls the replay by keys, wherever the focus is on the page. */
export function useReplayKeys(replaying: Replaying): void {
  // Before the page is painted, so that no early key press is lost.
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
