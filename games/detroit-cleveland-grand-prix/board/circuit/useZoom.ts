import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isMotionUnwanted } from '../../../kit/board/playback/motion.ts';
import { paintTime } from './once-painted.ts';
import { type Screen, useScreen } from './useScreen.ts';

/** How near the circuit is seen. */
export interface Zoom {
  readonly screen: Screen;
  /** Width of its picture on the page, in CSS pixels; 0: not known yet, or on a phone held upright, where it's all one. */
  readonly pixels: number;
  /** To be given to what is as wide as the picture. */
  readonly measure: RefCallback<HTMLElement>;
  /** Whether all of the track is wanted, wherever something is to be chosen. */
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
}

/** Room between the picture and what covers the page, in CSS pixels. */
const gap = 6;

function scrollDown(by: number): void {
  if (Math.abs(by) >= 1) {
    scrollBy({ top: by, behavior: isMotionUnwanted() ? 'instant' : 'smooth' });
  }
}

/** Scrolls the page so that the picture is seen above the tray, as far as it fits there. */
function showAboveTray(frame: HTMLElement, tray: Element | null): void {
  const end = tray?.getBoundingClientRect().top ?? innerHeight;
  const { top, bottom } = frame.getBoundingClientRect();
  const below = Math.max(0, Math.min(bottom + gap - end, top - gap));
  scrollDown(top < gap ? top - gap : below);
}

/** Scrolls the page so that the sentence is seen, and with it the picture and the tray beside it. */
function showFromSentence(frame: HTMLElement, head: Element | null): void {
  const top = head?.getBoundingClientRect().top ?? 0;
  const isSeen = top >= 0 && frame.getBoundingClientRect().bottom <= innerHeight;
  if (!isSeen) scrollDown(top - gap);
}

/** On small screens: shows the picture each time that something else is to be done on it; `task` null: nothing is. */
export function useInSight(task: string | null, { screen, isWhole }: Zoom) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the task is, a new one wants to be seen
  useEffect(() => {
    if (screen === 'large' || task === null) return undefined;
    // Once it has been painted: to measure it before would hold that up.
    const timer = setTimeout(() => {
      const table = frame.current?.closest('.grand-prix-table');
      if (!frame.current || !table) return;
      if (screen === 'low')
        showFromSentence(frame.current, table.querySelector('.grand-prix-head'));
      else showAboveTray(frame.current, table.querySelector('.grand-prix-tray'));
    }, paintTime);
    return () => clearTimeout(timer);
  }, [task, screen, isWhole]);
  return frame;
}

/** How near the circuit is seen on this screen, and whether the viewer wants to see all of it. */
export function useZoom(): Zoom {
  const screen = useScreen();
  const [pixels, setPixels] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const measure = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || screen === 'portrait') return undefined;
      // It tells the first width, too; to ask for that here would lay out the page before it is complete.
      const observer = new ResizeObserver(() => setPixels(element.clientWidth));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [screen],
  );
  return useMemo(
    () => ({ screen, pixels, measure, isWhole, setWhole }),
    [screen, pixels, measure, isWhole],
  );
}
