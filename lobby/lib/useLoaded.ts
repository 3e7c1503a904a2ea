import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../games/kit/language.ts';

/** A value that is loaded on demand. */
export interface Loaded<Value> {
  /** Null before it is loaded. While another value loads, the last one stays. */
  readonly value: Value | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/**
 * Loads a value, and again whenever `load` changes. `known` is the value to begin with. React's `use` would show the
 * placeholder again while another value loads, and a failed load could not be tried again in place.
 */
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

/** Texts in each language, loaded once. */
export interface LoadedWords<Words> {
  readonly load: (language: Language) => Promise<Words>;
  /** Returns null before it is loaded. */
  readonly known: (language: Language) => Words | null;
}

/** Caches the texts that `load` has loaded, so that later components have them at once. */
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
 * Loads a part of the lobby ahead of its use. Each part is requested once: a second request for a pending part would
 * resolve without its styles.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The cached promise is that of this loader.
  const asked = partsAsked.get(load) as Promise<Part> | undefined;
  if (asked) return asked;
  const part = load().then((given) => {
    partsThere.set(load, given);
    return given;
  });
  partsAsked.set(load, part);
  return part;
}

/** Loads a part of the lobby. A part that was loaded before is there at the first render. */
export function useLoadedPart<Part>(load: () => Promise<Part>): Loaded<Part> {
  const known = (partsThere.get(load) ?? null) as Part | null; // See there.
  const show = useCallback(async () => {
    try {
      return await loadPart(load);
    } catch (error) {
      // The page reports the failure, and the player may try again.
      partsAsked.delete(load);
      throw error;
    }
  }, [load]);
  return useLoaded(show, known);
}
