/** The two sides on which every board part is printed (BR-C1): decoration only, each viewer's own. */
export const boardSides = ['forest', 'station'] as const;
export type Side = (typeof boardSides)[number];

const storageKey = 'paddock.bug-race.side';

function isSide(value: unknown): value is Side {
  return boardSides.some((side) => side === value);
}

/** The side that this browser showed last; the forest where nothing is kept or nothing may be. */
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
    // The browser forbids it: then the choice holds for this page only.
  }
}
