import { useSyncExternalStore } from 'react';

/** Narrow pages show the circuit upright. */
const narrow = '(max-width: 40rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether circuits are shown upright: on phones. */
export function usePortrait(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}
