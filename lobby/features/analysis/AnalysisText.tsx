import { createMessages } from '../../i18n/createMessages.tsx';
import type { AnalysisMessages } from '../../i18n/en/analysis.ts';

const words = createMessages<AnalysisMessages>(
  'EstimatesText',
  (language): Promise<{ readonly text: AnalysisMessages }> =>
    import(`../../i18n/${language}/analysis.ts`),
);

/** Gives what is said of estimates to everything inside. */
export const AnalysisText = words.Provider;

/** Provides the text of the analysis. */
export const useAnalysisText = words.useWords;
