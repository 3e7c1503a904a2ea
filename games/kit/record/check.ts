/** Whether what a record says of a match is true. */
import type { GameIdentity } from '../game-info.ts';
import type { Result } from '../result.ts';
import type { AnyRules } from '../rules.ts';
import { fingerprintOf, seedOf } from './chance.ts';
import type { RecordFault } from './faults.ts';
import type { MatchRecord } from './format.ts';
import { playThrough, type Replay } from './replay.ts';

/** A game as records are read with it. */
export interface RecordedGame {
  readonly info: Pick<GameIdentity, 'name' | 'rulesVersion'>;
  readonly rules: AnyRules;
}

/** What somebody was told of a match before they had its record; what is left out is not compared. */
export interface Told {
  /** The fingerprint that was shown before the first move. */
  readonly fingerprint?: string | undefined;
  /** The number that the player's own page added when it sat down. */
  readonly number?: string | undefined;
  /** How the match was said to have ended. */
  readonly result?: Result | null | undefined;
}

/** What comes of checking a record. */
export interface Check {
  /** All that is wrong; none: everything is as it says. */
  readonly faults: readonly RecordFault[];
  /** The match as far as its moves are legal; null: it can't be played with these rules. */
  readonly replay: Replay | null;
  /**
   * Up to how many moves all chance came from the secret and the numbers. That nobody has chosen the secret afterwards
   * is proven only by a fingerprint that was shown before.
   */
  readonly mixedMoves: number;
}

/** Whether two matches ended in the same way. */
function isSameResult(one: Result | null, other: Result | null): boolean {
  if (one === null || other === null) return one === other;
  const rowsOf = ({ winners, ranking }: Result) =>
    JSON.stringify([
      winners,
      ranking.map(({ playerID, place, score }) => [playerID, place, score]),
    ]);
  return rowsOf(one) === rowsOf(other);
}

function faultsOfChance(
  { seed, chance }: MatchRecord,
  { fingerprint, number }: Told,
): RecordFault[] {
  const faults: RecordFault[] = [];
  const found = (code: RecordFault['code'], path: string, sentence: string) =>
    faults.push({ code, path, sentence });
  if (chance && fingerprintOf(chance.secret) !== chance.fingerprint) {
    found('otherFingerprint', '/chance/fingerprint', 'It is not the fingerprint of the secret.');
  } else if (fingerprint !== undefined && fingerprint !== chance?.fingerprint) {
    found('otherFingerprint', '/chance/fingerprint', 'It is not the one that was shown before.');
  }
  if (chance && seedOf(chance) !== seed) {
    found('otherSeed', '/seed', 'It is not made of the secret and the numbers.');
  }
  if (number !== undefined && !Object.values(chance?.numbers ?? {}).includes(number)) {
    found('missingNumber', '/chance/numbers', 'The number that was added is not among them.');
  }
  return faults;
}

function whyNotPlayable(
  record: MatchRecord,
  { info, rules }: RecordedGame,
): RecordFault | undefined {
  if (record.game !== info.name) {
    return { code: 'unknownGame', path: '/game', sentence: `It is not a match of ${info.name}.` };
  }
  if (record.rulesVersion !== info.rulesVersion) {
    const sentence = `The rules here are of version ${info.rulesVersion}.`;
    return { code: 'otherRules', path: '/rulesVersion', sentence };
  }
  const { options, seats } = record;
  const sentence = rules.whyNotBegin(options, seats.length);
  if (sentence === undefined) return undefined;
  const areSeatsRight = rules.whyNotBegin({}, seats.length) === undefined;
  return { code: 'wrongOptions', path: areSeatsRight ? '/options' : '/seats', sentence };
}

/**
 * Checks all that a record says: that its seed is made of the secret and the numbers, that every move is legal by
 * the rules, that it ends as it says; and that all this is what somebody was told before. The record has the shape of
 * one (`parseRecord`).
 */
export function checkOf(record: MatchRecord, game: RecordedGame, told: Told = {}): Check {
  const faults = faultsOfChance(record, told);
  const mixedMoves =
    record.chance && faults.length === 0 ? (record.newSeeds?.[0]?.at ?? record.moves.length) : 0;
  const unplayable = whyNotPlayable(record, game);
  if (unplayable) return { faults: [...faults, unplayable], replay: null, mixedMoves };
  const { replay, refused } = playThrough(game.rules, record);
  if (refused) {
    const { at, reason } = refused;
    const place = { path: `/moves/${at}`, move: at + 1, refusal: reason };
    faults.push({ code: 'refusedMove', ...place, sentence: `The rules refuse it: ${reason}.` });
  } else if (!isSameResult(record.result, replay.result)) {
    faults.push({ code: 'otherResult', path: '/result', sentence: 'The moves lead elsewhere.' });
  } else if (told.result !== undefined && !isSameResult(told.result, replay.result)) {
    faults.push({ code: 'otherResult', path: '/result', sentence: 'It is not what was said.' });
  }
  return { faults, replay, mixedMoves };
}
