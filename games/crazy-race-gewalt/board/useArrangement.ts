import { useSyncExternalStore } from 'react';
import type { Arrangement } from './geometry.ts';

/** Narrow pages show the stages below each other. */
const narrow = '(max-width: 40rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How the stages lie on this page. */
export function useArrangement(): Arrangement {
  return useSyncExternalStore<Arrangement>(
    subscribe,
    () => (matchMedia(narrow).matches ? 'below' : 'beside'),
    () => 'beside',
  );
}
