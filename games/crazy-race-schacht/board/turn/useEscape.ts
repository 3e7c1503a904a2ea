import { useEffect } from 'react';

/** Lets the Escape key take back what has only been begun; null: nothing has. */
export function useEscape(takeBack: (() => void) | null): void {
  useEffect(() => {
    if (!takeBack) return undefined;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && takeBack();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [takeBack]);
}
