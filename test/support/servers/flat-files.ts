import { createRequire } from 'node:module';

// The package has no types.
const storage: { readonly stopExpiredKeysInterval: () => void } = createRequire(import.meta.url)(
  'node-persist',
);

/**
 * Stops the timer of the `FlatFile` that connected last, before its folder is removed. Every two minutes it reads the
 * folder, and a missing one ends the process that runs the tests. `FlatFile` can't be closed.
 */
export function stopFlatFiles(): void {
  storage.stopExpiredKeysInterval();
}
