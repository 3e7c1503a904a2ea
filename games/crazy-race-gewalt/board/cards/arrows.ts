import type { KeyboardEvent } from 'react';
import { elementsOf } from '../../../kit/board/parts.ts';

/** Direction of each arrow key, as factors of x and y. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * Returns the next section button in one direction from another. Left and right stay in the same row. Up and down lead
 * to the nearest button of the next row that has any. So every section can be reached: first its row, then the section.
 */
function nextSpot(
  board: Element,
  from: Element,
  [wayX, wayY]: readonly [number, number],
): HTMLElement | null {
  const [fromX, fromY] = middleOf(from);
  const places = elementsOf(board, 'spot').map((spot) => {
    const [x, y] = middleOf(spot);
    // A button less than half its height away is in the same row.
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

/** Moves the focus from section to section by arrow keys. From the hand, the up key leads to the sections. */
export function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key];
  const { target, currentTarget } = event;
  if (!way || !(target instanceof Element)) return;
  const from = target.closest<HTMLElement>('[data-part]')?.dataset.part;
  const isFromHand = (from === 'hand' || from === 'chosen') && event.key === 'ArrowUp';
  if (!isFromHand && from !== 'spot') return;
  const next = nextSpot(currentTarget, target, way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
