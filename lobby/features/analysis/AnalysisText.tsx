import { createMessages } from '../../i18n/createMessages.tsx';
import type { AnalysisMessages } from '../../i18n/en/analysis.ts';

/** Provides the text of the analysis. */
export const { Provider: AnalysisText, useWords: useAnalysisText } =
  createMessages<AnalysisMessages>(
    'AnalysisText',
    (language): Promise<{ readonly text: AnalysisMessages }> =>
      import(`../../i18n/${language}/analysis.ts`),
  );
