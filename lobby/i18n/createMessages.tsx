import { createContext, type ReactNode, use, useCallback } from 'react';
import type { Language } from '../../games/kit/language.ts';
import { loadedWords, useLoaded } from '../lib/useLoaded.ts';
import { Loading, TryAgain } from '../ui/ErrorStates.tsx';
import { useText } from './useText.tsx';

/** Texts that only some pages load. */
export interface LazyMessages<Words> {
  /** Gives them to everything inside; while another language loads, the last one stays. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
  /** Text in the chosen language. */
  readonly useWords: () => Words;
  /** Loads them before they are needed. */
  readonly prepare: (language: Language) => Promise<unknown>;
}

/**
 * Makes texts that are loaded with the pages that show them. `name` is that of the provider; `meanwhile` is shown until
 * they are loaded.
 */
export function createMessages<Words>(
  name: string,
  load: (language: Language) => Promise<{ readonly text: Words }>,
  meanwhile: ReactNode = <Loading />,
): LazyMessages<Words> {
  const Context = createContext<Words | null>(null);
  const words = loadedWords(async (language) => (await load(language)).text);
  return {
    prepare: words.load,
    Provider: ({ children }) => {
      const { text, language } = useText();
      const loaded = useLoaded(
        useCallback(() => words.load(language), [language]),
        words.known(language),
      );
      // If only another language can't be loaded, the last one stays.
      if (loaded.hasFailed && !loaded.value) return <TryAgain sentence={text.problems.offline} />;
      if (!loaded.value) return meanwhile;
      return <Context value={loaded.value}>{children}</Context>;
    },
    useWords: () => {
      const words = use(Context);
      if (!words) throw new Error(`These words need a ${name} around them.`);
      return words;
    },
  };
}
