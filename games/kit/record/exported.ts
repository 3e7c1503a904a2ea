/** Exports of `paddock-games/records` that know no game. */
export { seededRng } from '../seeded-rng.ts';
export { fingerprintOf, seedOf, textOfSeed } from './chance.ts';
export { type Check, checkOf, type KnownFacts, type RecordedGame } from './check.ts';
export type { FaultCode, RecordFault } from './faults.ts';
export type { MatchRecord, MixedChance, NewSeed, RecordMove, RecordSeat } from './format.ts';
export { type Reading, readRecord } from './read.ts';
export { type Replay, type Replayable, type ReplayBy, replayOf } from './replay.ts';
export { parseRecord, type Shaped } from './shape.ts';
export { recordOfMatch, type StoredMatch } from './stored-match.ts';
export { recordOf, textOfRecord } from './write.ts';
