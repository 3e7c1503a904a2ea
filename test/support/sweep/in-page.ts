/*
 * Finds faults in a page's present layout. It runs on pages, where its text is evaluated as it is, so it imports
 * nothing.
 */

/** Minimum sizes on a page, in CSS pixels. */
export interface Measures {
  /** The minimum width and height of targets. */
  readonly target: number;
  /** The same on a grid, whose targets are side by side. */
  readonly place: number;
  /** The minimum font size, and that of drawn letters (on cards, on a track). */
  readonly letters: number;
  readonly drawnLetters: number;
}

/** Cache of computed styles: there are thousands of texts, all with the same ancestors. */
type Styles = Map<Element, CSSStyleDeclaration>;

function styleOf(element: Element, styles: Styles): CSSStyleDeclaration {
  const known = styles.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  styles.set(element, style);
  return style;
}

/** Returns a description by which a developer can find an element. */
function named(element: Element): string {
  const classes = (element.getAttribute('class') ?? '').trim().split(/\s+/).join('.');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const tag = element.tagName.toLowerCase();
  return `${tag}${classes && `.${classes}`} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
}

/** Returns whether an element is for screen readers only: in a box of a pixel, or beside the page. */
function isOnlyRead(element: Element, styles: Styles): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clipPath, overflowX } = styleOf(each, styles);
    if (clipPath === 'inset(50%)') return true;
    if (overflowX !== 'visible' && each.clientWidth <= 1 && each instanceof HTMLElement)
      return true;
  }
  return false;
}

function isShown(element: Element, styles: Styles): boolean {
  const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isVisible && !element.closest('[inert]') && !isOnlyRead(element, styles);
}

/** Returns whether a box cuts off, scrolls or shows what is wider or higher than itself. */
function cutsBy(style: CSSStyleDeclaration, axis: 'x' | 'y'): 'cuts' | 'scrolls' | 'shows' {
  const overflow = axis === 'x' ? style.overflowX : style.overflowY;
  if (overflow === 'hidden' || overflow === 'clip') return 'cuts';
  return overflow === 'visible' ? 'shows' : 'scrolls';
}

/** Returns whether an end with an ellipsis is intended. The whole text is elsewhere. */
function endsWithDots(style: CSSStyleDeclaration): boolean {
  return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
}

/** Returns where a piece of text is cut off, or sticks out of the page. Null if it is whole. */
function whereCut(element: Element, rect: DOMRect, styles: Styles): string | null {
  let [sideways, upright] = [true, true];
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    // For drawn text, the boxes of lines are known, but not those of letters, which are smaller.
    if (box instanceof SVGElement) continue;
    const style = styleOf(box, styles);
    if (endsWithDots(style)) return null;
    const clip = box.getBoundingClientRect();
    if (sideways && cutsBy(style, 'x') === 'cuts') {
      if (rect.right > clip.right + 1 || rect.left < clip.left - 1) return `cut by ${named(box)}`;
    }
    if (upright && cutsBy(style, 'y') === 'cuts') {
      // Lines are higher than their letters.
      const spare = 1 + rect.height * 0.25;
      if (rect.bottom > clip.bottom + spare || rect.top < clip.top - spare)
        return `cut by ${named(box)}`;
    }
    if (cutsBy(style, 'x') === 'scrolls') sideways = false;
    if (cutsBy(style, 'y') === 'scrolls') upright = false;
    if (style.position === 'fixed') break;
  }
  const isBeside = rect.right > innerWidth + 1 || rect.left < -1;
  return sideways && isBeside ? 'beyond the page’s edge' : null;
}

/** Returns the size of letters on the screen. */
function sizeOnScreen(element: Element, styles: Styles): number {
  const size = Number.parseFloat(styleOf(element, styles).fontSize);
  if (!(element instanceof SVGGraphicsElement)) return size;
  const { a, b, c, d } = element.getScreenCTM() ?? new DOMMatrix();
  return size * Math.sqrt(Math.abs(a * d - b * c));
}

/** Minimum size in figures, which are as small beside a board as on a phone. */
const minInFigures = 10;

/** Returns the minimum size of drawn letters. Close-ups are near enough for the size of other letters. */
function minDrawn(element: Element, { letters, drawnLetters }: Measures): number {
  if (element.closest('figure [aria-hidden]')) return Math.min(minInFigures, letters);
  return element.closest('[data-close-up]') ? letters : drawnLetters;
}

function faultsOfText(node: Node, measures: Measures, styles: Styles): string[] {
  const element = node.parentElement;
  if (!element || !node.nodeValue?.trim() || !isShown(element, styles)) return [];
  if (element.closest('option, script, style, title, desc')) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
  const faults: string[] = [];
  // Figures and close-ups show parts of larger pictures.
  const isPartOf =
    element.closest('figure [aria-hidden], [data-scenery], [data-close-up]') !== null;
  for (const rect of rects) {
    const where = isPartOf ? null : whereCut(element, rect, styles);
    if (where !== null) faults.push(`${named(element)}: ${where}`);
  }
  // Scenery is decoration: players who can't read it miss nothing.
  if (rects.length === 0 || element.closest('[data-scenery]')) return faults;
  const isDrawn = element instanceof SVGElement;
  const size = sizeOnScreen(element, styles);
  if (size < (isDrawn ? minDrawn(element, measures) : measures.letters) - 0.05)
    faults.push(`${named(element)}: letters of ${size.toFixed(1)}`);
  return faults;
}

/** Returns the box of a target. A radio button or checkbox counts as one target with its label. */
function boxOf(target: Element): DOMRect {
  const own = target.getBoundingClientRect();
  if (!(target instanceof HTMLInputElement) || !/^(radio|checkbox)$/.test(target.type)) return own;
  const label = target.labels?.[0]?.getBoundingClientRect();
  if (!label) return own;
  const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)];
  const right = Math.max(own.right, label.right);
  return new DOMRect(left, top, right - left, Math.max(own.bottom, label.bottom) - top);
}

/** Returns whether a press at a point hits the target. */
function isHit(target: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  return [target, ...labels].some((each) => each.contains(hit));
}

/** Returns whether a target is a link within a sentence, which is only as high as the text. */
function isInSentence(target: Element, styles: Styles): boolean {
  if (!target.matches('a') || styleOf(target, styles).display !== 'inline') return false;
  return (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
}

/** Minimum size where presses beside a target count for the nearest one: that of WCAG 2.5.8. */
const minNearest = 24;

function minOf(target: Element, measures: Measures): number {
  if (target.closest('[data-nearest]')) return minNearest;
  return target.closest('[role="grid"]') ? measures.place : measures.target;
}

/** Returns whether a target is large enough, either itself or with the area around it that takes its presses. */
function isLarge(target: Element, box: DOMRect, min: number): boolean {
  const { width, height } = box;
  if (width >= min - 0.5 && height >= min - 0.5) return true;
  const [x, y] = [box.left + width / 2, box.top + height / 2];
  const reach = min / 2 - 0.25;
  return [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ].every(([left = 0, top = 0]) => isHit(target, left, top));
}

/** Returns points of a target at which it should respond. A drawn one need not fill its middle. */
function placesIn(target: Element, { left, top, width, height }: DOMRect): [number, number][] {
  const parts = target instanceof SVGElement ? [0.5, 0.25, 0.75] : [0.5];
  return parts.flatMap((part) =>
    parts.map((other): [number, number] => [left + width * part, top + height * other]),
  );
}

/**
 * Returns whether a target can be pressed anywhere on the screen, when scrolled to the middle or as near to its ends as
 * possible.
 */
function isFree(target: Element): boolean {
  return (['center', 'start', 'end'] as const).some((block) => {
    target.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    // The target itself, without its label, which may be higher than the screen.
    const places = placesIn(target, target.getBoundingClientRect());
    return places.some(([left, top]) => isHit(target, left, top));
  });
}

function faultsOfTarget(target: Element, measures: Measures, styles: Styles): string[] {
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = boxOf(target);
  // The skip link is above the page until it has the focus.
  if (box.bottom + scrollY < 0) return [];
  const faults: string[] = [];
  if (!isLarge(target, box, minOf(target, measures)) && !isInSentence(target, styles)) {
    const size = [box.width, box.height].map((side) => side.toFixed(0)).join('×');
    faults.push(`${named(target)}: ${size} to be pressed`);
  }
  if (!isFree(target)) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    faults.push(`${named(target)}: under ${over ? named(over) : 'the edge'}`);
  }
  return faults;
}

const pressable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]';

/** Lays out the parts that the page lays out only once they are in view: before, they have the sizes of another screen. */
function layOutAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue;
    element.style.contentVisibility = 'visible';
  }
}

/** Returns what is wrong with the page, or with the dialog that is open over it. */
export function faultsOn(measures: Measures): string[] {
  layOutAll();
  const styles: Styles = new Map();
  const root = document.querySelector('dialog:modal') ?? document.body;
  const faults = new Set<string>();
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const { scrollWidth } = document.documentElement;
  // A difference of one pixel comes from rounding.
  if (scrollWidth > innerWidth + 1) faults.add(`the page is ${scrollWidth} wide`);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const fault of faultsOfText(texts.currentNode, measures, styles)) faults.add(fault);
  }
  for (const target of root.querySelectorAll(pressable)) {
    // Targets hidden from screen readers only duplicate visible ones.
    if (!isShown(target, styles) || target.closest('[aria-hidden="true"]')) continue;
    for (const fault of faultsOfTarget(target, measures, styles)) faults.add(fault);
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return [...faults];
}
