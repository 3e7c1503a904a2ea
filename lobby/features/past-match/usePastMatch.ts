import { useMemo } from 'react';
import type { GameModule } from '../../../games/index.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { type Line, linesOf, partsOf } from './lines.ts';
import type { PastMatch } from './past-match.ts';
import { usePositionInWords } from './usePositionInWords.ts';
import { type Replaying, useReplay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';

/** Plays a past match from a position, controlled by keys and by what the page shows. */
export function usePastMatch(
  match: PastMatch,
  {
    start,
    playsAtOnce = false,
    module,
    gameText,
    nameOf,
  }: {
    readonly start: number;
    /** Whether the match plays by itself from `start`. */
    readonly playsAtOnce?: boolean;
    readonly module: GameModule;
    readonly gameText: GameText;
    readonly nameOf: NameOf;
  },
): { readonly replaying: Replaying; readonly lines: readonly Line[]; readonly inWords: string } {
  const parts = useMemo(() => partsOf(match, module), [match, module]);
  const replaying = useReplay(match, { parts, start, module, playsAtOnce });
  useReplayKeys(replaying);
  const lines = useMemo(
    () => linesOf(match, { gameText, nameOf, module }),
    [match, gameText, nameOf, module],
  );
  const inWords = usePositionInWords(lines, replaying);
  return { replaying, lines, inWords };
}
