import type { Language } from '../../games/kit/language.ts';
import type { Seat } from '../../protocol/tables.ts';
import type { Messages } from '../i18n/en/common.ts';
import { spanInWords } from './format-duration.ts';

/** In milliseconds: absences are shown in minutes, and lists refresh as often. */
export const absenceStep = 60_000;

/**
 * Says for how long a player has been away at the server's time `now`; null if the player is present or the seat has no
 * player.
 */
export function awayInWords(
  { name, bot, isConnected, awaySince }: Seat,
  now: number,
  { text, language }: { readonly text: Messages; readonly language: Language },
): string | null {
  if (name === null || bot !== null || isConnected) return null;
  const steps = awaySince === null ? 0 : Math.floor((now - awaySince) / absenceStep);
  if (steps < 1) return text.tables.isAway;
  return text.tables.awayFor(spanInWords(steps * absenceStep, language));
}
