import { createStore } from '../../lib/persisted-store.ts';

/** Number of completed steps of each lesson, by the names of the games. */
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

/** Returns the number of completed steps of a lesson. A stored one that doesn't fit the lesson counts as 0. */
export function placeIn(game: string, steps: number): number {
  const place = places.get()[game] ?? 0;
  return place >= 0 && place <= steps ? place : 0;
}

/** Stores the number of completed steps of a lesson. */
export function keepPlace(game: string, place: number): void {
  places.set({ ...places.get(), [game]: place });
}

/**
 * Deletes the drafts that boards store in the tab, by match state, under `paddock.<game>.<what>`. A lesson has the same
 * states each time, so a repeated lesson would show old drafts.
 */
export function deleteDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => /^paddock\..+\./.test(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // The browser stores nothing.
  }
}
