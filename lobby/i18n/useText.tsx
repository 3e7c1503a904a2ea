import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../games/kit/language.ts';
import { useStore } from '../lib/persisted-store.ts';
import { chosenLanguage } from '../lib/settings.ts';
import type { Messages } from './en/common.ts';
import { type Formats, formatsFor } from './formats.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly text: Messages }>>> = {
  en: () => import('./en/common.ts'),
  it: () => import('./it/common.ts'),
  fr: () => import('./fr/common.ts'),
  de: () => import('./de/common.ts'),
};

/** Loads the lobby's text in one language. */
export async function loadMessages(language: Language): Promise<Spoken> {
  const { text } = await loaders[language]();
  return { language, text };
}

export interface Spoken {
  readonly language: Language;
  readonly text: Messages;
}

const SpokenContext = createContext<(Spoken & { readonly formats: Formats }) | null>(null);

/** Provides the chosen language to its children. While another one loads, the previous one stays. */
export function LanguageProvider({
  first,
  children,
}: {
  readonly first: Spoken;
  readonly children: ReactNode;
}) {
  const chosen = useStore(chosenLanguage);
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    if (chosen === spoken.language) return undefined;
    let isCurrent = true;
    loadMessages(chosen).then(
      (loaded) => isCurrent && setSpoken(loaded),
      (error: unknown) => {
        console.warn(error);
        // Without a connection the page keeps its language, which can be changed again.
        if (isCurrent) chosenLanguage.set(spoken.language);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen, spoken.language]);
  useEffect(() => {
    const { documentElement: page } = document;
    // Even the same value would make the browser compute all styles of the page again.
    if (page.lang !== spoken.language) page.lang = spoken.language;
  }, [spoken]);
  const value = useMemo(() => ({ ...spoken, formats: formatsFor(spoken.language) }), [spoken]);
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

/** Returns the lobby's text, its language and that language's formats. */
export function useText(): Spoken & { readonly formats: Formats } {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('useText needs a LanguageProvider around it.');
  return spoken;
}
