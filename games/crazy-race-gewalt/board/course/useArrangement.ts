import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from '../../../kit/board/hooks/useMedia.ts';
import type { Arrangement } from './geometry.ts';

/** Media query for low pages, such as phones in landscape: the course scrolls by itself (layout-low.css). */
const low = '(max-height: 31.25rem) and (32rem < width <= 64rem)';
/** Media query for narrow and low pages, which show the stages below each other. */
const narrow = `(max-width: 40rem), ${low}`;

/** Returns the arrangement of the stages on this page. */
export function useArrangement(): Arrangement {
  return useMedia(narrow) ? 'below' : 'beside';
}

/** Returns whether the course scrolls by itself, beside the prompt. */
export function useIsLow(): boolean {
  return useMedia(low);
}

/** Comfortable size of a touch target, in CSS pixels. */
const fingertip = 44;

/** Returns the size of a fingertip in units of a course of this width. It is 0 without a touch screen. */
export function useFingertip(course: RefObject<HTMLElement | null>, width: number): number {
  const isTouched = useMedia('(pointer: coarse)');
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
