import * as bugRace from '../../../games/bug-race/index.ts';
import { info } from '../../../games/bug-race/info.ts';
import { fingerprintOf, seedOf } from '../../../games/kit/record/chance.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { recordOf } from '../../../games/kit/record/write.ts';
import { BareMatch } from '../games/bare-match.ts';
import { seededChoice } from '../games/table.ts';

export const secret = '5e'.repeat(32);
export const numbers = { 0: '0a'.repeat(16), 1: '1b'.repeat(16) };
export const fingerprint = fingerprintOf(secret);
/** Plays a whole match of Bug Race whose random numbers combine seeds of the server and the players. */
export function mixedRecord(): MatchRecord {
  const seed = seedOf({ secret, numbers });
  const match = new BareMatch(bugRace, { numPlayers: 2, seed });
  const choose = seededChoice(4);
  const moves: { seat: string; move: string; args: readonly unknown[] }[] = [];
  while (match.result === null) {
    const next = choose(match.legalMoves(choose(match.ableSeats)));
    match.play(next);
    moves.push({ seat: next.playerID, move: next.move, args: next.args });
  }
  return recordOf({
    game: info.name,
    rulesVersion: info.rulesVersion,
    options: {},
    seed,
    moves,
    seats: [0, 1].map(() => ({ name: '', bot: null })),
    result: match.result,
    chance: { secret, fingerprint, numbers },
  });
}
