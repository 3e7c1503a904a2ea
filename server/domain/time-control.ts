import { type TimeControl, timeControlRange } from '../../protocol/tables.ts';
import { RequestError } from '../lib/request-error.ts';

const {
  turnSeconds: turnRange,
  reserveSeconds: reserveRange,
  days: daysToChoose,
} = timeControlRange;

const isWithin = (
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function timeControlFrom(value: object): TimeControl | undefined {
  const { kind, turnSeconds, reserveSeconds, days }: Partial<Record<string, unknown>> = {
    ...value,
  };
  if (kind === 'together') return { kind };
  if (
    kind === 'clock' &&
    isWithin(turnSeconds, turnRange) &&
    isWithin(reserveSeconds, reserveRange)
  ) {
    return { kind, turnSeconds, reserveSeconds };
  }
  const chosen = daysToChoose.find((each) => each === days);
  return kind === 'days' && chosen !== undefined ? { kind, days: chosen } : undefined;
}

/** Returns the time control of a request body, or throws a RequestError. */
export function checkedTimeControl(value: unknown): TimeControl {
  const timeControl =
    typeof value === 'object' && value !== null ? timeControlFrom(value) : undefined;
  if (timeControl) return timeControl;
  throw new RequestError(
    400,
    `"timeControl" must be {"kind":"together"}, {"kind":"clock"} with "turnSeconds" from ${turnRange.min} to ${turnRange.max} and "reserveSeconds" from ${reserveRange.min} to ${reserveRange.max}, or {"kind":"days"} with "days" ${daysToChoose.join(', ')}.`,
  );
}
