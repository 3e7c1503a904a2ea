/** Results of the check of a match, as sentences. */
import { textOfSeed } from '../../../games/kit/record/chance.ts';
import type { Check, KnownFacts } from '../../../games/kit/record/check.ts';
import type { FaultCode } from '../../../games/kit/record/faults.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { CheckMessages } from '../../i18n/en/check.ts';

/** Result of one part of the check. */
export interface Finding {
  readonly verdict: 'right' | 'wrong' | 'unknown';
  readonly sentence: string;
}

interface Checked {
  readonly record: MatchRecord;
  readonly check: Check;
  /** This browser's player seed and the server's commitment. Empty if no player joined from it. */
  readonly known: KnownFacts;
}

/** Returns all findings, those on the moves first. */
export function findingsOf(
  { record, check, known }: Checked,
  words: CheckMessages,
  number: (value: number) => string,
): readonly Finding[] {
  const isFound = (...codes: readonly FaultCode[]) =>
    check.faults.some(({ code }) => codes.includes(code));
  const finding = (isWrong: boolean, sentence: string, otherwise: string): Finding =>
    isWrong ? { verdict: 'wrong', sentence: otherwise } : { verdict: 'right', sentence };
  const areMovesWrong = isFound('refusedMove', 'otherResult', 'wrongOptions', 'otherRules');
  const inWords = record.result ? words.moves : words.movesEnded;
  const moves = finding(areMovesWrong, inWords(number(record.moves.length)), words.movesWrong);
  if (!record.chance) {
    const isExpected = known.fingerprint !== undefined;
    const verdict = isExpected ? 'wrong' : 'unknown';
    return [moves, { verdict, sentence: isExpected ? words.fingerprintWrong : words.noChance }];
  }
  const [first] = record.newSeeds ?? [];
  const mixed = first ? words.seedUntil(number(first.at)) : words.seed;
  return [
    moves,
    finding(isFound('otherSeed'), mixed, words.seedWrong),
    known.fingerprint === undefined
      ? { verdict: 'unknown', sentence: words.notShown }
      : finding(isFound('otherFingerprint'), words.fingerprint, words.fingerprintWrong),
    ...(known.playerSeed === undefined
      ? []
      : [finding(isFound('missingNumber'), words.number, words.numberWrong)]),
  ];
}

/** Returns the values needed to check the shuffle by hand. */
export function partsOf({ chance, seed }: MatchRecord) {
  return chance && { ...chance, seed, lines: textOfSeed(chance) };
}
