import { expect } from 'chai';
import type { GameModule } from '../../../games/index.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { afterMove, type LocalMatch } from '../../../lobby/features/local-match/match.ts';
import type { seededChoice } from './table.ts';

interface Playing {
  readonly choose: ReturnType<typeof seededChoice>;
  /** The number of moves, if the match does not end earlier. */
  readonly max: number;
  /** Runs with the match before every move. */
  readonly each?: (match: LocalMatch) => LocalMatch;
}

/** Plays random moves of a match in a browser. */
export function playedHere(
  module: GameModule,
  match: LocalMatch,
  { choose, max, each = (now) => now }: Playing,
): LocalMatch {
  let now = match;
  for (let made = 0; made < max && module.rules.result(now.G) === null; made += 1) {
    now = each(now);
    const seat = choose(module.playersToMove(now.G));
    const { move, args } = choose<AnyMove>(module.rules.legalMoves(now.G, seat));
    const after = afterMove(module, now, { seat, move, args, at: 1000 + made });
    if ('refused' in after) expect.fail(`${move} is legal, but: ${after.refused}`);
    now = after;
  }
  return now;
}
