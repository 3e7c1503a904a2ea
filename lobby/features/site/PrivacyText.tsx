import { createMessages } from '../../i18n/createMessages.tsx';
import type { PrivacyMessages } from '../../i18n/en/privacy.ts';

const words = createMessages<PrivacyMessages>(
  'PrivacyText',
  (language): Promise<{ readonly text: PrivacyMessages }> =>
    import(`../../i18n/${language}/privacy.ts`),
);

/** Gives what is said about privacy and reports to everything inside. */
export const PrivacyText = words.Provider;

/** Provides the text for privacy and reports. */
export const usePrivacyText = words.useWords;
