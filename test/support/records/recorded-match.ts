import type { GameInfo } from '../../../games/kit/game-info.ts';
import type { MatchRecord, RecordMove } from '../../../games/kit/record/format.ts';
import { recordOf } from '../../../games/kit/record/write.ts';
import type { BareMatch } from '../games/bare-match.ts';
import { type HarnessGame, randomMove } from '../games/random-games.ts';
import { seededChoice } from '../games/table.ts';

interface RandomPlay<G> {
  readonly info: Pick<GameInfo, 'name' | 'rulesVersion'>;
  readonly about: string;
  /** Seed of the moves, which are the same every time. */
  readonly number: number;
  readonly ticketsOf?: HarnessGame<G>['ticketsOf'];
  /** Called before the first move, and after each move with its events. */
  readonly look?: (told: readonly unknown[]) => void;
}

/** Plays a random match from its beginning to its end. Returns its record. */
export function playRecorded<G>(match: BareMatch<G>, play: RandomPlay<G>): MatchRecord {
  const { info, about, number, ticketsOf, look } = play;
  const choose = seededChoice(number);
  const moves: RecordMove[] = [];
  look?.([]);
  while (match.result === null) {
    const { playerID, move, args } = randomMove(match, { choose, number: 2 * number, ticketsOf });
    const told = match.play({ playerID, move, args });
    moves.push({ seat: playerID, move, args });
    look?.(told);
  }
  const { setupData, seed = 'paddock' } = match.settings;
  return recordOf({
    game: info.name,
    rulesVersion: info.rulesVersion,
    about,
    // The setup data of the match.
    options: (setupData ?? {}) as MatchRecord['options'],
    seats: match.seats.map(() => ({ name: '', bot: null })),
    seed,
    moves,
    result: match.result,
  });
}
