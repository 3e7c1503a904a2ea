import { createContext, type ReactNode, use, useCallback } from 'react';
import type { HereMessages } from '../i18n/here/en.ts';
import { useText } from '../i18n/useText.tsx';
import { Loading, TryAgain } from '../parts/Trouble.tsx';
import { useLoaded } from '../useLoaded.ts';

const HereTextContext = createContext<HereMessages | null>(null);

/** Gives what is said of matches in this browser to everything inside; while another language loads, the last one stays. */
export function HereText({ children }: { readonly children: ReactNode }) {
  const { text, language } = useText();
  const loaded = useLoaded(
    useCallback(
      async (): Promise<HereMessages> => (await import(`../i18n/here/${language}.ts`)).text,
      [language],
    ),
  );
  // If only another language can't be loaded, the last one stays.
  if (loaded.hasFailed && !loaded.value) return <TryAgain sentence={text.problems.offline} />;
  if (!loaded.value) return <Loading />;
  return <HereTextContext value={loaded.value}>{children}</HereTextContext>;
}

/** What is said of matches in this browser. */
export function useHereText(): HereMessages {
  const text = use(HereTextContext);
  if (!text) throw new Error('useHereText needs a HereText around it.');
  return text;
}
