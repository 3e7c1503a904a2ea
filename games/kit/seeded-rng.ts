import alea from 'seedrandom/lib/alea.js';
import { type Rng, rngFrom } from './rng.ts';

/** Returns a reproducible rng. It draws the same numbers from a seed as boardgame.io does. */
export const seededRng = (seed: string): Rng => rngFrom(alea(seed));
