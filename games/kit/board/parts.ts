import { isMotionUnwanted } from './motion.ts';

/*
 * Parts of a board are elements with a name in their attribute `data-part`, or with several, separated by spaces. The
 * focus goes to them and the page scrolls to them. So no behaviour depends on a class of the styles.
 */

const tabStop = 'button:not([tabindex="-1"], [aria-disabled="true"])';
const textStop = '[tabindex]:not(button)';
const hidden = '[data-hidden="true"]';

/** Returns the elements of a part, in the order of the document. */
export function elementsOf(board: Element | null, part: string): readonly HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(part)}"]`) ?? [])];
}

/** Returns where the focus can go in the first of these parts that can take it: to a button or to the part itself. */
export function focusableIn(board: Element | null, parts: readonly string[]): HTMLElement | null {
  for (const element of parts.flatMap((part) => elementsOf(board, part))) {
    const isStop = element.matches(`${tabStop}, ${textStop}`);
    const found = isStop ? element : element.querySelector<HTMLElement>(tabStop);
    if (found && !found.closest(hidden)) return found;
  }
  return null;
}

/** Returns whether the focus has to leave an element: it is in a hidden part, or it is marked by `data-left`. */
export function isLeft(focused: Element): boolean {
  return focused.closest(hidden) !== null || focused.matches('[data-left="true"]');
}

/** Returns whether one of these elements is on the screen. */
function isOnScreen(elements: readonly Element[]): boolean {
  return elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

/**
 * Scrolls to a part of a board. It leaves viewers alone who look at none of the parts in `seen`, by default at nothing
 * of the board, and those who type in a field. Returns whether it has scrolled.
 */
export function scrollToPart(
  board: Element | null,
  part: string,
  seen?: readonly string[],
): boolean {
  if (!board || document.activeElement?.matches('input, textarea')) return false;
  if (!isOnScreen(seen?.flatMap((each) => elementsOf(board, each)) ?? [board])) return false;
  const behavior = isMotionUnwanted() ? 'auto' : 'smooth';
  elementsOf(board, part)[0]?.scrollIntoView({ block: 'nearest', behavior });
  return true;
}
