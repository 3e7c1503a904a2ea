import { useMemo } from 'react';
import { useText } from '../../i18n/useText.tsx';

/** How chances and positions are written. */
export function useShareWords() {
  const { language } = useText();
  return useMemo(() => {
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    return { percent: (value: number) => share.format(value) };
  }, [language]);
}
