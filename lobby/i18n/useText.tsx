import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../games/kit/language.ts';
import { chosenLanguage } from '../app/settings.ts';
import { useStore } from '../lib/persisted-store.ts';
import type { Messages } from './en/common.ts';
import { type Formats, formatsFor } from './formats.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly text: Messages }>>> = {
  en: () => import('./en/common.ts'),
  it: () => import('./it/common.ts'),
  fr: () => import('./fr/common.ts'),
  de: () => import('./de/common.ts'),
};

/** Loads all that the lobby says in one language. */
export async function loadMessages(language: Language): Promise<Spoken> {
  const { text } = await loaders[language]();
  return { language, text };
}

export interface Spoken {
  readonly language: Language;
  readonly text: Messages;
}

const SpokenContext = createContext<(Spoken & { readonly formats: Formats }) | null>(null);

/** Gives the chosen language to everything inside; while another one loads, the last one stays. */
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
        // Without a connection the page goes on in the language it has, which can be changed again.
        if (isCurrent) chosenLanguage.set(spoken.language);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen, spoken.language]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken]);
  const value = useMemo(() => ({ ...spoken, formats: formatsFor(spoken.language) }), [spoken]);
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

/** What the lobby says, in which language, and how that language writes numbers and lists. */
export function useText(): Spoken & { readonly formats: Formats } {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('useText needs a LanguageProvider around it.');
  return spoken;
}
