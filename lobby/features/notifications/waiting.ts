import { useEffect } from 'react';
import { useText } from '../../i18n/useText.tsx';

/** Shows on the lobby's icon, where a device has one, for how many tables it is my turn. */
export function useBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // Some devices show badges only for lobbies that were installed.
    shown.catch(() => {});
  }, [count]);
}

/** Shows in the tab's title and on the icon how many tables wait for me. */
export function useWaitingCount(count: number, baseTitle: string): void {
  const { formats } = useText();
  useEffect(() => {
    document.title = count > 0 ? `(${formats.number(count)}) ${baseTitle}` : baseTitle;
  }, [count, baseTitle, formats]);
  useBadge(count);
}
