import { createMessages } from '../../i18n/createMessages.tsx';
import type { PrivacyMessages } from '../../i18n/en/privacy.ts';

/** Provides the text for privacy and reports. */
export const { Provider: PrivacyText, useWords: usePrivacyText } = createMessages<PrivacyMessages>(
  'PrivacyText',
  (language): Promise<{ readonly text: PrivacyMessages }> =>
    import(`../../i18n/${language}/privacy.ts`),
);
