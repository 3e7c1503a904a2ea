import { createContext, type ReactNode, use, useCallback } from 'react';
import type { Language } from '../../games/kit/language.ts';
import { loadedWords, useLoaded } from '../lib/useLoaded.ts';
import { Loading, TryAgain } from '../ui/ErrorStates.tsx';
import { useText } from './useText.tsx';

/** Text that only some pages load. */
export interface LazyMessages<Words> {
  /** Provides the text to its children. While another language loads, the previous one stays. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
  /** Text in the chosen language. */
  readonly useWords: () => Words;
  /** Loads the text before it is needed. */
  readonly prepare: (language: Language) => Promise<unknown>;
}

/**
 * Creates text that is loaded with the pages that show it. `name` is the provider's. `meanwhile` is shown until the
 * text is loaded.
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
      // If only another language fails to load, the previous one stays.
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
