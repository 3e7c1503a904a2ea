/** All words of the game in each language. */

export { text as de } from './de.ts';
export { text as en } from './en.ts';
export { text as fr } from './fr.ts';
export { text as it } from './it.ts';
export type { SchachtText } from './text.ts';
