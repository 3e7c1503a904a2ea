import { setTimeout as wait } from 'node:timers/promises';
import { patience } from './patience.ts';

const limitMs = 30_000 * patience;
const pauseMs = 50;

/**
 * Polls until there is a value (neither null, undefined nor false), and returns it. Throws an error that says what it
 * waited for.
 */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | null | undefined | false> | Found | null | undefined | false,
): Promise<Found> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const found = await find();
    if (found !== null && found !== undefined && found !== false) {
      return found;
    }
    await wait(pauseMs);
  }
  throw new Error(`Waited ${limitMs / 1000} s in vain until ${what}.`);
}
