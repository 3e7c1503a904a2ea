import { useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { type Line, partAt, sentenceAt } from './lines.ts';
import type { Replaying } from './useReplay.ts';

/** Returns the position in words, with its move as in the log, or else the part that it lies in. */
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
