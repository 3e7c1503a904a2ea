import { createStore } from '../../lib/persisted-store.ts';

/** How many steps of each game's lesson are behind, by the names of the games. */
type Places = Readonly<Record<string, number>>;

function placesFrom(text: string | null): Places {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, place]) => Number.isInteger(place)));
  } catch {
    return {};
  }
}

const places = createStore<Places>('paddock.lessons', placesFrom, JSON.stringify);

/** How many steps of a game's lesson are behind; what is kept may be of a lesson that had others. */
export function placeIn(game: string, steps: number): number {
  const place = places.get()[game] ?? 0;
  return place >= 0 && place <= steps ? place : 0;
}

/** Keeps how many steps of a game's lesson are behind. */
export function keepPlace(game: string, place: number): void {
  places.set({ ...places.get(), [game]: place });
}

/**
 * Boards keep in the tab what is tried out, by how the match stands, under `paddock.<game>.<what>`. In a lesson it stands
 * the same each time: whoever begins it once more is to find nothing done already.
 */
export function forgetTryouts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => /^paddock\..+\./.test(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // The browser keeps nothing.
  }
}
