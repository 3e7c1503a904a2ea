import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Arrangement } from './geometry.ts';

/** Low pages, such as phones held across: the course scrolls by itself (layout-low.css). */
const low = '(max-height: 31.25rem) and (32rem < width <= 64rem)';
/** Narrow and low pages show the stages below each other. */
const narrow = `(max-width: 40rem), ${low}`;

/** Whether a media query fits; where there is no window it doesn't. */
function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media).matches,
    () => false,
  );
}

/** How the stages lie on this page. */
export function useArrangement(): Arrangement {
  return useMedia(narrow) ? 'below' : 'beside';
}

/** Whether the course scrolls by itself, beside what is asked. */
export function useIsLow(): boolean {
  return useMedia(low);
}

/** Whether fingers press here. */
function useIsTouched(): boolean {
  return useMedia('(pointer: coarse)');
}

/** What fingers meet well, in CSS pixels. */
const fingertip = 44;

/** How many units of a course so wide a fingertip takes on the page; 0 where fingers don't press. */
export function useFingertip(course: RefObject<HTMLElement | null>, width: number): number {
  const isTouched = useIsTouched();
  const [units, setUnits] = useState(0);
  useEffect(() => {
    const { current } = course;
    if (!isTouched || !current) {
      setUnits(0);
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setUnits(current.offsetWidth && (fingertip * width) / current.offsetWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isTouched, course, width]);
  return units;
}
