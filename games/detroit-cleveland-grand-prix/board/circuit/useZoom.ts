import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShared } from '../../../kit/board/frame/BoardFrame.tsx';
import { isMotionUnwanted } from '../../../kit/board/motion.ts';
import { paintTime } from '../../../kit/board/once-painted.ts';
import { elementsOf } from '../../../kit/board/parts.ts';
import { type Screen, useScreen } from './useScreen.ts';

/** State of the zoom on the circuit. */
export interface Zoom {
  readonly screen: Screen;
  /**
   * Width of the picture on the page, in CSS pixels. It is 0 if not yet known, or on a phone in portrait, where it
   * isn't needed.
   */
  readonly pixels: number;
  /** Ref for an element that is as wide as the picture. */
  readonly measure: RefCallback<HTMLElement>;
  /** Whether the viewer wants to see the whole track, regardless of decisions. */
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
}

/** Gap between the picture and what covers the page, in CSS pixels. */
const gap = 6;

function scrollDown(by: number): void {
  if (Math.abs(by) >= 1) {
    scrollBy({ top: by, behavior: isMotionUnwanted() ? 'instant' : 'smooth' });
  }
}

/** Scrolls the page so that the picture is visible above the tray, as far as it fits there. */
function showAboveTray(frame: HTMLElement, tray: Element | undefined): void {
  const end = tray?.getBoundingClientRect().top ?? innerHeight;
  const { top, bottom } = frame.getBoundingClientRect();
  const below = Math.max(0, Math.min(bottom + gap - end, top - gap));
  scrollDown(top < gap ? top - gap : below);
}

/** Scrolls the page so that the sentence is visible, with the picture and the tray beside it. */
function showFromSentence(frame: HTMLElement, head: Element | undefined): void {
  const top = head?.getBoundingClientRect().top ?? 0;
  const isSeen = top >= 0 && frame.getBoundingClientRect().bottom <= innerHeight;
  if (!isSeen) scrollDown(top - gap);
}

/**
 * Shows the picture on small screens whenever it has a new task, and on upright ones also when it appears on an
 * unscrolled page and when it becomes the whole circuit or a close-up. `task` is null if there is none.
 */
export function useInSight(task: string | null, { screen, isWhole }: Zoom) {
  const { board } = useShared();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<boolean | null>(null);
  useEffect(() => {
    const isNew = shown.current === null;
    const isOther = shown.current !== isWhole && screen === 'portrait';
    if (screen === 'large' || (task === null && !isOther)) return undefined;
    // After the paint, because measuring earlier would delay it.
    const timer = setTimeout(() => {
      if (!frame.current) return;
      shown.current = isWhole;
      const [tray] = elementsOf(board.current, 'tray');
      if (task === null && (!tray || (isNew && scrollY > 0))) return;
      if (screen === 'low') showFromSentence(frame.current, elementsOf(board.current, 'head')[0]);
      else showAboveTray(frame.current, tray);
    }, paintTime);
    return () => clearTimeout(timer);
  }, [board, task, screen, isWhole]);
  return frame;
}

/** Hook for the zoom on this screen, and for the viewer's wish to see the whole circuit. */
export function useZoom(): Zoom {
  const screen = useScreen();
  const [pixels, setPixels] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const measure = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || screen === 'portrait') return undefined;
      // It reports the first width, too. Reading the width here would force a layout before the page is complete.
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
