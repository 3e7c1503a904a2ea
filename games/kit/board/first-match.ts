import { useEffect, useState } from 'react';

/** By the game's name, whether somebody has played it in this browser. */
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
    // The browser forbids it: then every match begins with the long prompts.
  }
}

/** Whether the long prompts are wanted: for the whole of the first match in this browser. It is noted once `isFamiliar`. */
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
