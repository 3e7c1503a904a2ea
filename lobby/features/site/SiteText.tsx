import { createMessages } from '../../i18n/createMessages.tsx';
import type { SiteMessages } from '../../i18n/en/site.ts';

const words = createMessages<SiteMessages>(
  'HouseText',
  (language): Promise<{ readonly text: SiteMessages }> => import(`../../i18n/${language}/site.ts`),
  null,
);

/** Gives the words of what stands over and under all pages to everything inside. */
export const SiteText = words.Provider;

/** The words of what stands over and under all pages. */
export const useSiteText = words.useWords;
