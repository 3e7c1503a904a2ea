import { isLanguage } from '../../language.ts';
import { arrowKeys } from '../../locales/arrow-keys.ts';
import './arrow-hint.css';

/** Key in the browser's storage under which the hint is noted as shown. */
const key = 'paddock.arrowKeys';
/** Time after which the hint disappears by itself, in milliseconds. */
const readingTime = 10_000;

/** Values of `aria-keyshortcuts`, by which screen readers tell of the arrow keys: in a row, and on a board. */
export const rowKeys = 'ArrowLeft ArrowRight';
export const boardKeys = 'ArrowLeft ArrowRight ArrowUp ArrowDown';

function isNew(): boolean {
  try {
    if (localStorage.getItem(key) !== null) return false;
    localStorage.setItem(key, 'yes');
    return true;
  } catch {
    // Where nothing can be stored, the hint would come again and again.
    return false;
  }
}

/**
 * Tells once in this browser that arrow keys move in a group, when the keyboard's focus comes to one of its buttons.
 * The hint is gone with the next key.
 */
export function hintAtArrowKeys(focused: EventTarget | null): void {
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
  const board = focused.closest<HTMLElement>('section[lang]');
  // A popover lies above everything on the page.
  if (!board?.showPopover || !isLanguage(board.lang) || !isNew()) return;
  const hint = document.createElement('p');
  hint.className = 'arrow-hint';
  hint.popover = 'manual';
  hint.ariaHidden = 'true';
  hint.textContent = arrowKeys[board.lang];
  board.append(hint);
  hint.showPopover();
  const remove = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', remove);
    document.removeEventListener('pointerdown', remove);
    hint.remove();
  };
  const timer = setTimeout(remove, readingTime);
  document.addEventListener('keydown', remove);
  document.addEventListener('pointerdown', remove);
}
