/**
 * The two sides on which every board part is printed (BR-C1). They are mere decoration, and each viewer chooses one.
 */
export const boardSides = ['forest', 'station'] as const;
export type Side = (typeof boardSides)[number];

const storageKey = 'paddock.bug-race.side';

function isSide(value: unknown): value is Side {
  return boardSides.some((side) => side === value);
}

/** Returns the side that this browser showed last. Defaults to the forest if none is stored or storage is forbidden. */
export function rememberedSide(): Side {
  try {
    const kept = localStorage.getItem(storageKey);
    return isSide(kept) ? kept : 'forest';
  } catch {
    return 'forest';
  }
}

export function rememberSide(side: Side): void {
  try {
    localStorage.setItem(storageKey, side);
  } catch {
    // The browser forbids storage, so the choice holds for this page only.
  }
}
