/** Parses text or any value into a record of the right shape; what it says may still be untrue. */
import type { RecordFault } from './faults.ts';
import { type MatchRecord, recordFormat, recordVersion } from './format.ts';
import schema from './records.schema.json' with { type: 'json' };
import { misfitOf, pointerTo } from './schema.ts';

/** Maximum length of a record, in UTF-16 units. */
export const maxRecord = 2_000_000;
/** Maximum nesting of lists and objects in a record. */
const deepest = 12;

/** A record of the right shape, or the error in its shape. */
export type Shaped =
  | { readonly record: MatchRecord; readonly fault: null }
  | { readonly record: null; readonly fault: RecordFault };

function wrong(fault: RecordFault): Shaped {
  return { record: null, fault };
}

/** Returns a value as JSON text, or undefined if it has none. */
function textOf(source: unknown): string | undefined {
  if (typeof source === 'string') return source;
  try {
    return JSON.stringify(source);
  } catch {
    // It is circular or too deep, or throws when it is read.
    return undefined;
  }
}

function parsed(text: string | undefined): { readonly value: unknown } | undefined {
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the path to a value nested deeper than `max` lists and objects, or undefined if there is none. */
function pathTooDeep(value: unknown, max: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (max === 0) return '';
  for (const [key, each] of Object.entries(value)) {
    const found = pathTooDeep(each, max - 1);
    if (found !== undefined) return `${pointerTo(key)}${found}`;
  }
  return undefined;
}

function faultOfSchema(value: unknown): RecordFault | undefined {
  const tooDeep = pathTooDeep(value, deepest);
  if (tooDeep !== undefined) {
    const sentence = `It goes deeper than ${deepest} lists and objects.`;
    return { code: 'wrongShape', path: tooDeep, sentence };
  }
  const misfit = misfitOf(value, schema);
  return misfit && { code: 'wrongShape', ...misfit };
}

/** Checks what the schema can't express: that seats exist and that new seeds are in order. */
function faultOfReferences({ seats, moves, chance, newSeeds = [], result }: MatchRecord) {
  const isSeat = (seat: string) => Number(seat) < seats.length;
  const noSuchSeat = (path: string): RecordFault => {
    return { code: 'noSuchSeat', path, sentence: `There are ${seats.length} seats.` };
  };
  const strange = moves.findIndex(({ seat }) => !isSeat(seat));
  if (strange >= 0) return { ...noSuchSeat(`/moves/${strange}/seat`), move: strange + 1 };
  const adding = Object.keys(chance?.numbers ?? {}).find((seat) => !isSeat(seat));
  if (adding !== undefined) return noSuchSeat(`/chance/numbers/${adding}`);
  const ranked = [
    ...(result?.winners ?? []),
    ...(result?.ranking ?? []).map((each) => each.playerID),
  ];
  if (!ranked.every(isSeat)) return noSuchSeat('/result');
  const isInOrder = ({ at }: { readonly at: number }, index: number) =>
    at <= moves.length && at > (newSeeds[index - 1]?.at ?? -1);
  const outOfOrder = newSeeds.findIndex((each, index) => !isInOrder(each, index));
  if (outOfOrder < 0) return undefined;
  const sentence = 'It comes before the one before it, or after the last move.';
  return { code: 'seedsOutOfOrder', path: `/newSeeds/${outOfOrder}/at`, sentence } as const;
}

/**
 * Parses the text of a record, or a JSON value, and checks its shape, which needs no game. It never throws, and the
 * record is a copy of the given value.
 */
export function parseRecord(source: unknown): Shaped {
  const text = textOf(source);
  if (text !== undefined && text.length > maxRecord) {
    const sentence = `A record has at most ${maxRecord} characters, not ${text.length}.`;
    return wrong({ code: 'tooLarge', path: '', sentence });
  }
  const found = parsed(text);
  if (!found) return wrong({ code: 'notJson', path: '', sentence: 'It is not JSON.' });
  const { value } = found;
  if (!isObject(value) || value.format !== recordFormat) {
    const sentence = `Its format is not "${recordFormat}".`;
    return wrong({ code: 'notARecord', path: '/format', sentence });
  }
  if (typeof value.version === 'number' && value.version > recordVersion) {
    const sentence = `Records are known up to version ${recordVersion}, this one is newer.`;
    return wrong({ code: 'newerVersion', path: '/version', sentence });
  }
  const misshapen = faultOfSchema(value);
  if (misshapen) return wrong(misshapen);
  // The schema has just confirmed it.
  const record = value as unknown as MatchRecord;
  const fault = faultOfReferences(record);
  return fault ? wrong(fault) : { record, fault: null };
}
