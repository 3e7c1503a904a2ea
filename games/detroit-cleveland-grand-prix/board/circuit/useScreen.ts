import { useSyncExternalStore } from 'react';

/** Media query for low pages, which have the hand beside the circuit. */
const low = '(max-height: 31.25rem) and (orientation: landscape)';
/** Media query for narrow pages, which show the circuit in portrait. */
const portrait = `(max-width: 40rem) and (not (${low}))`;

function subscribe(onChange: () => void): () => void {
  const queries = [low, portrait].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Shape of the screen. A large one is neither too narrow nor too low. */
export type Screen = 'large' | 'portrait' | 'low';

function screenNow(): Screen {
  if (matchMedia(portrait).matches) return 'portrait';
  return matchMedia(low).matches ? 'low' : 'large';
}

/**
 * Returns the shape of the screen. Circuits are in portrait on phones in portrait, and can be zoomed on all small
 * screens.
 */
export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, screenNow, () => 'large');
}
