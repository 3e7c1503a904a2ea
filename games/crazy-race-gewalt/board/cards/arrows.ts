import type { KeyboardEvent } from 'react';

/** Each arrow key's way, as factors of x and y. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const spots = '.crazy-race-gewalt-spot';

function middleOf(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * The next section that can be pressed, seen from a button in one direction: to the left and right in the same row; up
 * and down the nearest one of the next row that has any. So every section is reached: first its row, then itself.
 */
function nextSpot(
  board: Element,
  from: Element,
  [wayX, wayY]: readonly [number, number],
): HTMLElement | null {
  const [fromX, fromY] = middleOf(from);
  const places = [...board.querySelectorAll<HTMLElement>(spots)].map((spot) => {
    const [x, y] = middleOf(spot);
    // Whatever is less than half its height away is in the same row.
    return { spot, x: x - fromX, y: y - fromY, reach: spot.offsetHeight / 2 };
  });
  if (wayX !== 0) {
    const inRow = places.filter(({ x, y, reach }) => Math.abs(y) < reach && x * wayX >= 1);
    return inRow.sort((one, other) => (one.x - other.x) * wayX)[0]?.spot ?? null;
  }
  const beyond = places.filter(({ y, reach }) => y * wayY >= reach);
  const next = Math.min(...beyond.map(({ y }) => y * wayY));
  const nextRow = beyond.filter(({ y, reach }) => y * wayY < next + reach);
  return nextRow.sort((one, other) => Math.abs(one.x) - Math.abs(other.x))[0]?.spot ?? null;
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
