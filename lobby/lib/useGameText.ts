import { useCallback } from 'react';
import type { CatalogGame } from '../../games/index.ts';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { type Loaded, type LoadedWords, loadedWords, useLoaded } from './useLoaded.ts';

const wordsOfGames = new WeakMap<CatalogGame, LoadedWords<GameText>>();

/** Returns the texts of a game, each language loaded once. */
export function gameMessages(game: CatalogGame): LoadedWords<GameText> {
  const words =
    wordsOfGames.get(game) ?? loadedWords(async (language) => (await game.loadText(language)).text);
  wordsOfGames.set(game, words);
  return words;
}

/** Loads the texts of a game in the chosen language. */
export function useGameText(game: CatalogGame): Loaded<GameText> {
  const { language } = useText();
  const words = gameMessages(game);
  return useLoaded(
    useCallback(() => words.load(language), [words, language]),
    words.known(language),
  );
}

/** Loads the texts of a game's options in the chosen language. */
export function useOptionTexts(game: CatalogGame): Loaded<GameText['options']> {
  const { language } = useText();
  return useLoaded(
    useCallback(async () => (await game.loadOptions(language)).options, [game, language]),
  );
}
