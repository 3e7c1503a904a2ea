/**
 * Returns whether one of these elements is on the screen. It is false while the user types in a field, so as not to
 * disturb.
 */
export function isPageVisible(parts: Iterable<Element>): boolean {
  if (document.activeElement?.matches('input, textarea')) return false;
  return [...parts].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}
