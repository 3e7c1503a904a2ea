/** Whether nothing should move now: the reader wants it so, or doesn't look. */
export function isMotionUnwanted(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
