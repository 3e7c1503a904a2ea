import { createMessages } from '../../i18n/createMessages.tsx';
import type { TutorialMessages } from '../../i18n/en/tutorial.ts';

const words = createMessages<TutorialMessages>(
  'FrameText',
  (language): Promise<{ readonly text: TutorialMessages }> =>
    import(`../../i18n/${language}/tutorial.ts`),
);

/** Gives what every lesson says to everything inside. */
export const TutorialText = words.Provider;

/** What every lesson says. */
export const useTutorialText = words.useWords;
