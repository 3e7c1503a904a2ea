import { useSyncExternalStore } from 'react';

/** Low pages have the hand beside the circuit. */
const low = '(max-height: 31.25rem) and (orientation: landscape)';
/** Narrow pages show the circuit upright. */
const portrait = `(max-width: 40rem) and (not (${low}))`;

function subscribe(onChange: () => void): () => void {
  const queries = [low, portrait].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** What shape of a screen there is; large: neither too narrow nor too low. */
export type Screen = 'large' | 'portrait' | 'low';

function screenNow(): Screen {
  if (matchMedia(portrait).matches) return 'portrait';
  return matchMedia(low).matches ? 'low' : 'large';
}

/** The shape of the screen: circuits are upright on phones that are, and seen from near on all small ones. */
export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, screenNow, () => 'large');
}
