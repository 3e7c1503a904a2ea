import type { Told } from '../../../games/kit/record/check.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { allPlayerSeeds, type PlayerSeed, playerSeedAt } from '../../lib/player-seeds.ts';

/** Returns whether a record is of the match to which this seed was added, as far as both show it. */
function fits({ chance }: MatchRecord, { number, fingerprint }: PlayerSeed): boolean {
  if (!chance) return false;
  return chance.fingerprint === fingerprint || Object.values(chance.numbers).includes(number);
}

/**
 * Returns this browser's player seed for the match and the server's commitment at that time. Empty if no player joined
 * from it. `matchID` is undefined for a record from a file.
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
