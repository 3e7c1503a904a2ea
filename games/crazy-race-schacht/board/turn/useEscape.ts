import { useEffect } from 'react';

/** Makes the Escape key cancel a draft. `takeBack` is null if there is none. */
export function useEscape(takeBack: (() => void) | null): void {
  useEffect(() => {
    if (!takeBack) return undefined;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && takeBack();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [takeBack]);
}
