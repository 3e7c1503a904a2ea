/** Reads records of any origin without trusting their content. */
import type { AnyRules } from '../rules.ts';
import { checkOf, type RecordedGame } from './check.ts';
import type { RecordFault } from './faults.ts';
import type { MatchRecord } from './format.ts';
import type { ReplayBy } from './replay.ts';
import { parseRecord } from './shape.ts';

/** Outcome of reading a record: a replay, or an error together with the record if its shape is right. */
export type Reading<Own extends AnyRules = AnyRules> =
  | { readonly record: MatchRecord; readonly replay: ReplayBy<Own>; readonly fault: null }
  | { readonly record: MatchRecord | null; readonly replay: null; readonly fault: RecordFault };

/**
 * Reads a record from text or a JSON value and checks all of it: its shape, its seed, every move and its result.
 * `gameNamed` returns the game of a name, which may be any text. It never throws. A record of other rules
 * (`otherRules`) can't be replayed, but its moves can be listed.
 */
export function readRecord<Own extends AnyRules>(
  source: unknown,
  gameNamed: (name: string) => RecordedGame<Own> | undefined,
): Reading<Own> {
  const { record, fault } = parseRecord(source);
  if (fault) return { record, replay: null, fault };
  const game = gameNamed(record.game);
  if (!game) {
    const sentence = 'There is no such game here.';
    return { record, replay: null, fault: { code: 'unknownGame', path: '/game', sentence } };
  }
  const { faults, replay } = checkOf(record, game);
  const [first] = faults;
  if (first) return { record, replay: null, fault: first };
  if (!replay) throw new Error('A record without faults could not be replayed.');
  return { record, replay, fault: null };
}
