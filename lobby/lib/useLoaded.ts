import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../games/kit/language.ts';

/** Something that is fetched when it is needed. */
export interface Loaded<Value> {
  /** null: not there yet. While something else loads, the last value stays. */
  readonly value: Value | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Loads once, and again whenever `load` is another function: keep it stable. `known`: what it gave before. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  known: Value | null = null,
): Loaded<Value> {
  // A loaded value may itself be a function, which setState would call.
  const [value, setValue] = useState<Value | null>(() => known);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    load().then(
      // A loaded value may itself be a function, which setState would call.
      (loaded) => isCurrent && setValue(() => loaded),
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const tryAgain = useCallback(() => setAttempt((last) => last + 1), []);
  return { value, hasFailed, tryAgain };
}

/** Words in each language, loaded once. */
export interface LoadedWords<Words> {
  readonly load: (language: Language) => Promise<Words>;
  /** null: not there yet. */
  readonly known: (language: Language) => Words | null;
}

/** Remembers what has been loaded, so that it is there from the beginning wherever it is said again. */
export function loadedWords<Words>(
  load: (language: Language) => Promise<Words>,
): LoadedWords<Words> {
  const there = new Map<Language, Words>();
  return {
    load: async (language) => {
      const words = there.get(language) ?? (await load(language));
      there.set(language, words);
      return words;
    },
    known: (language) => there.get(language) ?? null,
  };
}

/** Cache of pending and resolved imports, by loader. */
const partsAsked = new WeakMap<() => Promise<unknown>, Promise<unknown>>();
const partsThere = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a part of the lobby, so that it is there once it is shown. It is asked for once: who asks a second time for what
 * hasn't come would get it without its styles.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // What a function gave is of the type that it gives.
  const asked = partsAsked.get(load) as Promise<Part> | undefined;
  if (asked) return asked;
  const part = load().then((given) => {
    partsThere.set(load, given);
    return given;
  });
  partsAsked.set(load, part);
  return part;
}

/** A part of the lobby that is shown; where it has been loaded before it is there from the beginning. */
export function useLoadedPart<Part>(load: () => Promise<Part>): Loaded<Part> {
  const known = (partsThere.get(load) ?? null) as Part | null; // See there.
  const show = useCallback(async () => {
    try {
      return await loadPart(load);
    } catch (error) {
      // Once the page has said so, it may be tried again.
      partsAsked.delete(load);
      throw error;
    }
  }, [load]);
  return useLoaded(show, known);
}
