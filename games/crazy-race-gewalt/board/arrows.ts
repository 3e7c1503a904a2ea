import type { KeyboardEvent } from 'react';

/** Each arrow key's way, as factors of x and y. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Off the way counts more than along it. */
const aside = 3;

const spots = '.crazy-race-gewalt-spot';

function middleOf(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The nearest section that can be pressed, seen from a button in one direction. */
function nextSpot(
  board: Element,
  from: Element,
  [wayX, wayY]: readonly [number, number],
): HTMLElement | null {
  const [fromX, fromY] = middleOf(from);
  let found: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of board.querySelectorAll<HTMLElement>(spots)) {
    const [x, y] = middleOf(spot);
    const along = (x - fromX) * wayX + (y - fromY) * wayY;
    const across = Math.abs((x - fromX) * wayY) + Math.abs((y - fromY) * wayX);
    const distance = along + aside * across;
    // A pixel away is the same place.
    if (spot === from || along < 1 || distance >= least) continue;
    found = spot;
    least = distance;
  }
  return found;
}

/** Arrow keys go from section to section; up from the hand, they go to the sections. */
export function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key];
  const { target, currentTarget } = event;
  if (!way || !(target instanceof Element)) return;
  const isHand = target.closest('.crazy-race-gewalt-hand') !== null && event.key === 'ArrowUp';
  if (!isHand && !target.matches(spots)) return;
  const next = nextSpot(currentTarget, target, way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
