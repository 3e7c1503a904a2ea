/** Whether one of these parts is on the screen; who reads or writes elsewhere on the page is left in peace. */
export function isPageVisible(parts: Iterable<Element>): boolean {
  if (document.activeElement?.matches('input, textarea')) return false;
  return [...parts].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}
