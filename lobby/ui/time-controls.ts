import type { GameInfo } from '../../games/kit/game-info.ts';
import type { Language } from '../../games/kit/language.ts';
import type { TimeControl } from '../../protocol/tables.ts';
import type { WaitingRoomMessages } from '../i18n/en/waiting-room.ts';
import { spanInWords } from './format-duration.ts';

/** Factors of the usual time of a turn, by clock. */
const speeds = { quick: 0.5, normal: 1, slow: 2 } as const;
export type ClockSpeed = keyof typeof speeds;

/** Clocks that the lobby offers, the quickest first. */
export const clockSpeeds: readonly ClockSpeed[] = ['quick', 'normal', 'slow'];

/** In seconds. A turn's time is a multiple of it. */
const step = 5;
/** Reserve for the whole match, in turns. */
const turnsInReserve = 6;

/** In milliseconds. */
const second = 1000;
const day = 86_400_000;

/** A time control with a clock. */
export type ClockControl = Extract<TimeControl, { kind: 'clock' }>;

/** Returns a clock for a game. */
export function clockControl(
  { decisionSeconds }: Pick<GameInfo, 'decisionSeconds'>,
  speed: ClockSpeed,
): ClockControl {
  const turnSeconds = Math.max(step, Math.round((decisionSeconds * speeds[speed]) / step) * step);
  return { kind: 'clock', turnSeconds, reserveSeconds: turnSeconds * turnsInReserve };
}

/** Returns which of the offered clocks this one is. Undefined if it is another one. */
export function speedOf(
  info: Pick<GameInfo, 'decisionSeconds'>,
  { turnSeconds, reserveSeconds }: ClockControl,
): ClockSpeed | undefined {
  return clockSpeeds.find((speed) => {
    const offered = clockControl(info, speed);
    return offered.turnSeconds === turnSeconds && offered.reserveSeconds === reserveSeconds;
  });
}

/** Formats a number of days, such as "3 days". */
export function daysInWords(days: number, language: Language): string {
  return spanInWords(days * day, language);
}

/** Explains a time control in a sentence. */
export function timeControlInWords(
  timeControl: TimeControl,
  { room, language }: { readonly room: WaitingRoomMessages; readonly language: Language },
): string {
  if (timeControl.kind === 'together') return room.timeControl.together;
  if (timeControl.kind === 'days')
    return room.timeControl.days(daysInWords(timeControl.days, language));
  const turn = spanInWords(timeControl.turnSeconds * second, language);
  if (timeControl.reserveSeconds === 0) return room.timeControl.clockAlone(turn);
  return room.timeControl.clock(turn, spanInWords(timeControl.reserveSeconds * second, language));
}
