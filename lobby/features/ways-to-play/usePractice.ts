import { useRef, useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { Language } from '../../../games/kit/language.ts';
import { useText } from '../../i18n/useText.tsx';
import type { PracticeSettings } from '../local-match/start.ts';
import { preloadLocalMatchPage } from '../local-match-page/preload-page.ts';

/** Creates a match against bots in this browser and loads what its page needs; returns its ID. */
async function createPractice(
  game: CatalogGame,
  language: Language,
  settings: PracticeSettings | undefined,
): Promise<string> {
  const [{ startPractice }] = await Promise.all([
    import('../local-match/start.ts'),
    preloadLocalMatchPage(game),
    game.loadText(language),
  ]);
  return startPractice(game, settings);
}

/** Starts a match against bots in this browser, and passes on its ID. */
export function usePractice(
  game: CatalogGame,
  onStarted: (matchID: string) => void,
  settings?: PracticeSettings,
): { readonly start: () => Promise<void>; readonly hasFailed: boolean } {
  const { language } = useText();
  const [hasFailed, setFailed] = useState(false);
  const isStarting = useRef(false);
  const start = async () => {
    // A second press would start a second match.
    if (isStarting.current) return;
    isStarting.current = true;
    setFailed(false);
    try {
      onStarted(await createPractice(game, language, settings));
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
    isStarting.current = false;
  };
  return { start, hasFailed };
}
