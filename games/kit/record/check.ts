/** Checks whether a record tells the truth about its match. */
import type { GameIdentity } from '../game-info.ts';
import type { Result } from '../result.ts';
import type { AnyRules } from '../rules.ts';
import { fingerprintOf, seedOf } from './chance.ts';
import type { RecordFault } from './faults.ts';
import type { MatchRecord } from './format.ts';
import { playThrough, type ReplayBy } from './replay.ts';

/** Parts of a game that are needed to read its records. */
export interface RecordedGame<Own extends AnyRules = AnyRules> {
  readonly info: Pick<GameIdentity, 'name' | 'rulesVersion'>;
  readonly rules: Own;
}

/** Facts that a player knew about a match before they had its record. Fields that are left out are not compared. */
export interface KnownFacts {
  /** Commitment that was shown before the first move. */
  readonly fingerprint?: string | undefined;
  /** Player seed that the player's own page added when it joined. */
  readonly playerSeed?: string | undefined;
  /** Result that was shown to the player. */
  readonly result?: Result | null | undefined;
}

/** Outcome of checking a record. */
export interface Check<Own extends AnyRules = AnyRules> {
  /** All errors; empty if the record is true. */
  readonly faults: readonly RecordFault[];
  /** The match as far as its moves are legal, or null if it can't be played with these rules. */
  readonly replay: ReplayBy<Own> | null;
  /**
   * Number of moves for which all randomness came from the server seed and the player seeds. Only a commitment shown
   * beforehand proves that the server seed was not chosen afterwards.
   */
  readonly mixedMoves: number;
}

/** Returns whether two results are the same. */
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
  { fingerprint, playerSeed }: KnownFacts,
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
  if (playerSeed !== undefined && !Object.values(chance?.numbers ?? {}).includes(playerSeed)) {
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
 * Checks all claims of a record: its seed is made of the server seed and the player seeds, every move is legal, and its
 * result is right. All claims must also agree with `known`. The record must have the right shape (`parseRecord`).
 */
export function checkOf<Own extends AnyRules>(
  record: MatchRecord,
  game: RecordedGame<Own>,
  known: KnownFacts = {},
): Check<Own> {
  const faults = faultsOfChance(record, known);
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
  } else if (known.result !== undefined && !isSameResult(known.result, replay.result)) {
    faults.push({ code: 'otherResult', path: '/result', sentence: 'It is not what was said.' });
  }
  return { faults, replay, mixedMoves };
}
