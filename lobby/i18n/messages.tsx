import { createContext, type ReactNode, use, useCallback } from 'react';
import type { Language } from '../../games/kit/language.ts';
import { loadedWords, useLoaded } from '../lib/useLoaded.ts';
import { Loading, TryAgain } from '../ui/ErrorStates.tsx';
import type { DailyMessages } from './en/daily.ts';
import type { SiteMessages } from './en/site.ts';
import type { TableMessages } from './en/table.ts';
import { useText } from './useText.tsx';

/** Text that only some pages load. */
interface LazyMessages<Words> {
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

/** Provides the text about the daily challenge. */
export const {
  Provider: DailyText,
  useWords: useDailyText,
  prepare: prepareDailyText,
} = createMessages<DailyMessages>(
  'DailyText',
  (language) => import(`./${language}/daily.ts`),
  null,
);

/** Provides the text above and below all pages. */
export const { Provider: SiteText, useWords: useSiteText } = createMessages<SiteMessages>(
  'SiteText',
  (language) => import(`./${language}/site.ts`),
  null,
);

/** Provides the text of the pages of tables and matches. */
export const {
  Provider: TableText,
  useWords: useTableText,
  prepare: prepareTableText,
} = createMessages<TableMessages>('TableText', (language) => import(`./${language}/table.ts`));
