import { useText } from '../../i18n/useText.tsx';
import { type Line, partAt, sentenceAt } from './match/lines.ts';
import { useReplayText } from './ReplayText.tsx';
import type { Replaying } from './useReplay.ts';

/** Where one is, and what has happened there: the move as the log tells it, else the part in which it was made. */
export function usePositionInWords(
  lines: readonly Line[],
  { at, length }: Pick<Replaying, 'at' | 'length'>,
): string {
  const { formats } = useText();
  const words = useReplayText();
  if (at === 0) return words.atStart;
  const position = words.atMove(formats.number(at), formats.number(length));
  const happened = sentenceAt(lines, at) || partAt(lines, at);
  return happened === '' ? position : words.told(position, happened);
}
