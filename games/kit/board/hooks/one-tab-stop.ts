import { hintAtArrowKeys, rowKeys } from './arrow-hint.ts';

/** Target index of each key, from an index in a row of `count` buttons. */
const places: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Rows that are already observed: React passes the same row again where it runs effects twice. */
const followed = new WeakSet<HTMLElement>();

/**
 * Makes all buttons of a row one stop of the Tab key: the pressed button, or the last focused one. Arrow keys, Home and
 * End move between the buttons. Pass it to the row as its `ref`. It observes added and removed buttons, and React never
 * sets the attributes that it sets. Its listeners are garbage-collected with the row, because React 18 complains of
 * refs that return a function.
 */
export function oneTabStop(row: HTMLElement | null): void {
  if (!row || followed.has(row)) return;
  followed.add(row);
  let last = 0;
  const buttons = () => [...row.querySelectorAll('button')];
  const placeOf = (target: EventTarget | null) =>
    buttons().findIndex((button) => target instanceof Node && button.contains(target));
  const mark = () => {
    const all = buttons();
    const pressed = all.findIndex((button) => button.ariaPressed === 'true');
    const focused = placeOf(document.activeElement);
    // If the last focused button disappeared, the one at its index.
    const stop = [focused, pressed, Math.min(last, all.length - 1)].find((at) => at >= 0);
    for (const [at, button] of all.entries()) {
      const tabIndex = at === stop ? 0 : -1;
      // Even setting an unchanged attribute restyles the button. A button that was never marked is a tab stop, too.
      if (button.getAttribute('tabindex') !== String(tabIndex)) button.tabIndex = tabIndex;
      const keys = at === stop && all.length > 1 ? rowKeys : null;
      if (button.getAttribute('aria-keyshortcuts') === keys) continue;
      if (keys) button.setAttribute('aria-keyshortcuts', keys);
      else button.removeAttribute('aria-keyshortcuts');
    }
  };
  const follow = ({ target }: FocusEvent) => {
    last = Math.max(0, placeOf(target));
    mark();
    if (buttons().length > 1) hintAtArrowKeys(target);
  };
  const go = (event: KeyboardEvent) => {
    const all = buttons();
    const at = placeOf(event.target);
    const next = places[event.key]?.(at, all.length);
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
  };
  mark();
  new MutationObserver(mark).observe(row, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-pressed'],
  });
  row.addEventListener('focusin', follow);
  row.addEventListener('keydown', go);
}
