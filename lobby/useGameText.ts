import { useCallback } from 'react';
import type { ShelfGame } from '../games/index.ts';
import type { GameText } from '../games/kit/text.ts';
import { useText } from './i18n/useText.tsx';
import { type Loaded, useLoaded } from './useLoaded.ts';

/** What a game says in the chosen language. */
export function useGameText(game: ShelfGame): Loaded<GameText> {
  const { language } = useText();
  return useLoaded(useCallback(async () => (await game.loadText(language)).text, [game, language]));
}

/** What a game says of its options in the chosen language. */
export function useOptionTexts(game: ShelfGame): Loaded<GameText['options']> {
  const { language } = useText();
  return useLoaded(
    useCallback(async () => (await game.loadOptions(language)).options, [game, language]),
  );
}
