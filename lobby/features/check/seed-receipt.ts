import type { Told } from '../../../games/kit/record/check.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { allPlayerSeeds, type PlayerSeed, playerSeedAt } from '../../lib/player-seeds.ts';

/** Whether a record is of the match to which this was added, as far as it can be seen from either. */
function fits({ chance }: MatchRecord, { number, fingerprint }: PlayerSeed): boolean {
  if (!chance) return false;
  return chance.fingerprint === fingerprint || Object.values(chance.numbers).includes(number);
}

/**
 * What this browser was told of a match when it sat down there; nothing if it did not. `matchID` undefined: the record
 * comes from a file, which doesn't say.
 */
export function seedReceiptOf(record: MatchRecord, matchID: string | undefined): Told {
  const added =
    matchID === undefined
      ? allPlayerSeeds().find((each) => fits(record, each))
      : playerSeedAt(matchID);
  if (!added) return {};
  const { number, fingerprint } = added;
  return { number, ...(fingerprint !== null && { fingerprint }) };
}
