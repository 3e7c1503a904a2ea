import type { SavedMove, SaveMove } from './moves.ts';

/**
 * Stores moves together; for each whether it was stored, or a promise of that if it goes its own way. If
 * it fails, nothing is known of any of them.
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
 * Stores moves in groups, one group after the other: all that have come meanwhile go into one
 * transaction, since most of what a move costs is its commit. Nobody hears of a move before the commit of
 * its group.
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
      // When the event loop comes round, so that what arrived together is stored together.
      if (!isSaving && waiting.length === 1) setImmediate(() => void saveAll());
    });
}
