import { useEffect, useState } from 'react';

/** Key in the browser's storage under which a first match of a game is noted. */
const keyOf = (game: string) => `paddock.${game}.raced`;

export function hasRaced(game: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== null;
  } catch {
    return false;
  }
}

export function noteRaced(game: string): void {
  try {
    localStorage.setItem(keyOf(game), 'yes');
  } catch {
    // The browser refuses to store it, so every match begins with the long prompts.
  }
}

/**
 * Returns whether to show the long prompts: during the whole first match in this browser. The match counts as played
 * once `isFamiliar` is true.
 */
export function useIsFirstMatch(
  game: string,
  {
    isShownOnly = false,
    isFamiliar,
  }: { readonly isShownOnly: boolean | undefined; readonly isFamiliar: boolean },
): boolean {
  const [isFirst] = useState(() => !isShownOnly && !hasRaced(game));
  useEffect(() => {
    if (!isShownOnly && isFamiliar) noteRaced(game);
  }, [game, isFamiliar, isShownOnly]);
  return isFirst;
}
