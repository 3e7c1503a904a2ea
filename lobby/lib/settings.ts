import { isLanguage, type Language, languages } from '../../games/kit/language.ts';
import { maxName } from '../../protocol/tables.ts';
import { createStore, useStore } from './persisted-store.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Returns the first supported language of a list of BCP 47 tags, best first; else English. */
export function bestLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find((tag) => isLanguage(tag)) ?? languages[0];
}

/** Trims a name to what the server accepts: one line without surrounding spaces. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, maxName).trim();
}

/** The player's name for the next table; empty if unknown. */
export const playerName = createStore<string>(
  'paddock.name',
  (text) => tidyName(text ?? ''),
  (name) => name,
);

const browserLanguages = typeof navigator === 'undefined' ? [] : navigator.languages;

export const chosenLanguage = createStore<Language>(
  'paddock.language',
  (text) => (isLanguage(text) ? text : bestLanguage(browserLanguages)),
  (language) => language,
);

/** public/first.js reads the same key before the first paint. */
export const chosenTheme = createStore<Theme>(
  'paddock.theme',
  (text) => themes.find((theme) => theme === text) ?? 'auto',
  (theme) => theme,
);

export function usePlayerName(): string {
  return useStore(playerName);
}

export function useTheme(): Theme {
  return useStore(chosenTheme);
}
