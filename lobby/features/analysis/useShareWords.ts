import { useMemo } from 'react';
import { useText } from '../../i18n/useText.tsx';

/** Returns functions that format chances and positions. */
export function useShareWords() {
  const { language } = useText();
  return useMemo(() => {
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    return { percent: (value: number) => share.format(value) };
  }, [language]);
}
