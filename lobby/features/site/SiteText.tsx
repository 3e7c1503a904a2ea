import { createMessages } from '../../i18n/createMessages.tsx';
import type { SiteMessages } from '../../i18n/en/site.ts';

/** Provides the text above and below all pages. */
export const { Provider: SiteText, useWords: useSiteText } = createMessages<SiteMessages>(
  'SiteText',
  (language): Promise<{ readonly text: SiteMessages }> => import(`../../i18n/${language}/site.ts`),
  null,
);
