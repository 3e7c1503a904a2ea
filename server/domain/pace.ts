import { type Pace, paceRange } from '../../protocol/tables.ts';
import { RequestError } from '../lib/request-error.ts';

const { turnSeconds: turnRange, reserveSeconds: reserveRange, days: daysToChoose } = paceRange;

const isWithin = (
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function paceFrom(value: object): Pace | undefined {
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

/** Returns the pace of a request body, or throws a RequestError. */
export function checkedPace(value: unknown): Pace {
  const pace = typeof value === 'object' && value !== null ? paceFrom(value) : undefined;
  if (pace) return pace;
  throw new RequestError(
    400,
    `"pace" must be {"kind":"together"}, {"kind":"clock"} with "turnSeconds" from ${turnRange.min} to ${turnRange.max} and "reserveSeconds" from ${reserveRange.min} to ${reserveRange.max}, or {"kind":"days"} with "days" ${daysToChoose.join(', ')}.`,
  );
}
