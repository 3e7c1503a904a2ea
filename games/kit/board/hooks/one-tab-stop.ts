/** Where the keys lead from a place in a row of so many. */
const places: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Rows that are followed already: React hands over the same one again where it tries effects twice. */
const followed = new WeakSet<HTMLElement>();

/**
 * Makes all buttons of a row one stop of the Tab key, the pressed one or the one that had the focus last; arrow keys,
 * Home and End lead from one to the next. To be given to the row as its `ref`: it follows what comes and goes there, and
 * React never sets what it sets. All of it goes with the row: React 18 complains of refs that return a function.
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
    // Where the last one went away, the one that has its place.
    const stop = [focused, pressed, Math.min(last, all.length - 1)].find((at) => at >= 0);
    for (const [at, button] of all.entries()) {
      const tabIndex = at === stop ? 0 : -1;
      // Even what is set to what it was is styled anew; a button that was never marked is a stop, too.
      if (button.getAttribute('tabindex') !== String(tabIndex)) button.tabIndex = tabIndex;
    }
  };
  const follow = ({ target }: FocusEvent) => {
    last = Math.max(0, placeOf(target));
    mark();
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
