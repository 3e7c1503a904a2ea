import { useEffect } from 'react';
import { useText } from '../../i18n/useText.tsx';

/** Shows the number of tables where it is the visitor's turn on the lobby's icon, where a device has one. */
export function useBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // Some devices show badges only for installed apps.
    shown.catch(() => {});
  }, [count]);
}

/** Shows the number of tables where it is the visitor's turn, in the tab's title and on the icon. */
export function useWaitingCount(count: number, baseTitle: string): void {
  const { formats } = useText();
  useEffect(() => {
    document.title = count > 0 ? `(${formats.number(count)}) ${baseTitle}` : baseTitle;
  }, [count, baseTitle, formats]);
  useBadge(count);
}
