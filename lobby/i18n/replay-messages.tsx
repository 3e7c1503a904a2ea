import type { AnalysisMessages } from './en/analysis.ts';
import type { ReplayMessages } from './en/replay.ts';
import { createMessages } from './messages.tsx';

/** Provides the text of the analysis. */
export const { Provider: AnalysisText, useWords: useAnalysisText } =
  createMessages<AnalysisMessages>(
    'AnalysisText',
    (language) => import(`./${language}/analysis.ts`),
  );

/** Provides the text of replays. */
export const { Provider: ReplayText, useWords: useReplayText } = createMessages<ReplayMessages>(
  'ReplayText',
  (language) => import(`./${language}/replay.ts`),
);
