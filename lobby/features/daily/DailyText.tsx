import { createMessages } from '../../i18n/createMessages.tsx';
import type { DailyMessages } from '../../i18n/en/daily.ts';

/** Provides the text about the daily challenge. */
export const {
  Provider: DailyText,
  useWords: useDailyText,
  prepare: prepareDailyText,
} = createMessages<DailyMessages>(
  'DailyText',
  (language): Promise<{ readonly text: DailyMessages }> =>
    import(`../../i18n/${language}/daily.ts`),
  null,
);
