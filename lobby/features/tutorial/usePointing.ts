import { type RefObject, useEffect } from 'react';

/** Elements that can be marked: those with a name of their own or a label. */
const named = 'button, [aria-label]';

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

/** Marks the elements of the board whose names begin with one of these, also after they were rendered again. */
function mark(board: HTMLElement, names: readonly string[]): void {
  for (const element of board.querySelectorAll(named)) {
    const isMeant = names.some((name) => nameOf(element).trim().startsWith(name));
    if (isMeant !== element.hasAttribute('data-lesson')) {
      element.toggleAttribute('data-lesson', isMeant);
    }
  }
}

/** Draws a ring round the elements of the board whose names begin with one of these. */
export function usePointing(board: RefObject<HTMLElement | null>, names: readonly string[]): void {
  useEffect(() => {
    const place = board.current;
    if (!place) return undefined;
    const look = () => mark(place, names);
    look();
    // It may be out of view, as in a long hand on a phone.
    place.querySelector('[data-lesson]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (names.length === 0) return undefined;
    const observer = new MutationObserver(look);
    const changes = { subtree: true, childList: true, attributeFilter: ['aria-label'] };
    observer.observe(place, changes);
    return () => observer.disconnect();
  }, [board, names]);
}
