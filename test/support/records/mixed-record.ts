import * as bugRace from '../../../games/bug-race/index.ts';
import { info } from '../../../games/bug-race/info.ts';
import { fingerprintOf, seedOf } from '../../../games/kit/record/chance.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { BareMatch } from '../games/bare-match.ts';
import { playRecorded } from './recorded-match.ts';

export const secret = '5e'.repeat(32);
export const numbers = { 0: '0a'.repeat(16), 1: '1b'.repeat(16) };
export const fingerprint = fingerprintOf(secret);

/** Plays a whole match of Bug Race whose random numbers combine seeds of the server and the players. */
export function mixedRecord(): MatchRecord {
  const match = new BareMatch(bugRace, { numPlayers: 2, seed: seedOf({ secret, numbers }) });
  const record = playRecorded(match, { info, about: 'mixed seeds', number: 4 });
  return { ...record, chance: { secret, fingerprint, numbers } };
}
