/** Turns a record of any origin into a match that can be replayed, or into what is wrong with it. */
import { type CatalogGame, catalogGame, type GameModule } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { checkOf } from '../../../games/kit/record/check.ts';
import type { RecordFault } from '../../../games/kit/record/faults.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import { parseRecord } from '../../../games/kit/record/shape.ts';
import type { PastMatch } from './past-match.ts';
import { pastMatchOf } from './recorded-match.ts';

/** A game with the parts that a replay needs. */
interface ReplayGame extends Pick<BoardModule, 'Board' | 'HiddenPart'> {
  readonly game: CatalogGame;
  readonly module: GameModule;
}

/** A valid record with its match. */
export interface OpenedMatch extends ReplayGame {
  readonly kind: 'match';
  readonly record: MatchRecord;
  readonly replay: Replay;
  readonly match: PastMatch;
}

/** A record of other rules, whose moves can be read but not replayed. */
export interface OpenedMoves {
  readonly kind: 'moves';
  readonly record: MatchRecord;
  readonly game: CatalogGame;
}

/** Result of opening a record. */
export type Opened =
  | OpenedMatch
  | OpenedMoves
  | { readonly kind: 'fault'; readonly fault: RecordFault };

/** Opens a record of valid form, and checks all else of it. */
export async function openRecord(record: MatchRecord): Promise<Opened> {
  const game = catalogGame(record.game);
  if (!game) {
    const sentence = 'There is no such game here.';
    return { kind: 'fault', fault: { code: 'unknownGame', path: '/game', sentence } };
  }
  const [module, { Board, HiddenPart }] = await Promise.all([game.load(), game.loadBoard()]);
  const { faults, replay } = checkOf(record, { info: game.info, rules: module.rules });
  const [fault] = faults;
  if (fault?.code === 'otherRules') return { kind: 'moves', record, game };
  if (fault) return { kind: 'fault', fault };
  if (!replay) throw new Error('What has no fault can be played.');
  const match = pastMatchOf(record, replay);
  return { kind: 'match', record, replay, match, game, module, Board, HiddenPart };
}

/** Opens a file's text or a server's answer, which may contain anything. */
export async function openAnything(source: unknown): Promise<Opened> {
  const { record, fault } = parseRecord(source);
  return fault ? { kind: 'fault', fault } : openRecord(record);
}
