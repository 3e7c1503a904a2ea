import type { SavedMove, SaveMove } from './moves.ts';

/**
 * Stores moves together. Resolves with whether each was stored, or with a promise of that for a move that is stored
 * separately. If it rejects, nothing is known of any of them.
 */
export type SaveGroup = (
  moves: readonly SavedMove[],
) => Promise<readonly (boolean | Promise<boolean>)[]>;

interface Waiting {
  readonly move: SavedMove;
  readonly resolve: (isSaved: boolean | Promise<boolean>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores moves in groups, one after the other. All moves that arrive meanwhile share one transaction, since most of a
 * move's cost is its commit. No client sees a move before its group is committed.
 */
export function inGroups(saveGroup: SaveGroup): SaveMove {
  let waiting: Waiting[] = [];
  let isSaving = false;

  async function saveWaiting(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const saved = await saveGroup(group.map(({ move }) => move));
      for (const [index, { resolve }] of group.entries()) resolve(saved[index] ?? false);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function saveAll(): Promise<void> {
    isSaving = true;
    while (waiting.length > 0) await saveWaiting();
    isSaving = false;
  }

  return (move) =>
    new Promise((resolve, reject) => {
      waiting.push({ move, resolve, reject });
      // On the next turn of the event loop, so that moves that arrived together are stored together.
      if (!isSaving && waiting.length === 1) setImmediate(() => void saveAll());
    });
}
