import { createMessages } from '../../i18n/createMessages.tsx';
import type { TutorialMessages } from '../../i18n/en/tutorial.ts';

/** Provides the text of all tutorials. */
export const { Provider: TutorialText, useWords: useTutorialText } =
  createMessages<TutorialMessages>(
    'TutorialText',
    (language): Promise<{ readonly text: TutorialMessages }> =>
      import(`../../i18n/${language}/tutorial.ts`),
  );
