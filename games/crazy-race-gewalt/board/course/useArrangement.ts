import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Arrangement } from './geometry.ts';

/** Media query for low pages, such as phones in landscape: the course scrolls by itself (layout-low.css). */
const low = '(max-height: 31.25rem) and (32rem < width <= 64rem)';
/** Media query for narrow and low pages, which show the stages below each other. */
const narrow = `(max-width: 40rem), ${low}`;

/** Returns whether a media query matches. It is false where there is no window. */
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

/** Returns the arrangement of the stages on this page. */
export function useArrangement(): Arrangement {
  return useMedia(narrow) ? 'below' : 'beside';
}

/** Returns whether the course scrolls by itself, beside the prompt. */
export function useIsLow(): boolean {
  return useMedia(low);
}

/** Returns whether the device has a touch screen. */
function useIsTouched(): boolean {
  return useMedia('(pointer: coarse)');
}

/** Comfortable size of a touch target, in CSS pixels. */
const fingertip = 44;

/** Returns the size of a fingertip in units of a course of this width. It is 0 without a touch screen. */
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
