/** Whether somebody has played the Grand Prix in this browser: then the prompts can be short. */
import { useEffect, useState } from 'react';

const racedKey = 'paddock.detroit-cleveland-grand-prix.raced';

function hasRaced(): boolean {
  try {
    return localStorage.getItem(racedKey) !== null;
  } catch {
    return false;
  }
}

function noteRaced(): void {
  try {
    localStorage.setItem(racedKey, 'yes');
  } catch {
    // The browser forbids it: then every match begins with the long prompts.
  }
}

/** Whether the long prompts are wanted: in the first match of this browser, until a race of it is over. */
export function useIsFirstMatch(race: number, isShownOnly: boolean): boolean {
  const [isFirst] = useState(() => !isShownOnly && !hasRaced());
  useEffect(() => {
    if (!isShownOnly && race > 1) noteRaced();
  }, [race, isShownOnly]);
  return isFirst;
}
