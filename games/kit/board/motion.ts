/** Returns whether to show no motion: the user prefers reduced motion, or the page is hidden. */
export function isMotionUnwanted(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
