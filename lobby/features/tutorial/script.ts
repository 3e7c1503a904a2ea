/** A lesson's match at each of its steps. */
import type { GameModule } from '../../../games/index.ts';
import {
  type AskedStep,
  type Lesson,
  learner,
  type SeatMove,
  type Step,
} from '../../../games/kit/lesson.ts';
import { afterMove, begin, type LocalMatch } from '../local-match/match.ts';

/** A lesson with the rules of its game. */
export interface Script {
  readonly module: Pick<GameModule, 'rules' | 'refusalOf'>;
  readonly lesson: Lesson;
}

/** Names of the bots, which lessons mention. */
const names = ['Bora', 'Mistral', 'Scirocco', 'Chinook', 'Levante'];

/** Returns a lesson's match before its first step. */
export function beginning(
  { module, lesson }: Script,
  { game, name }: { readonly game: string; readonly name: string },
): LocalMatch {
  const others = names.slice(0, lesson.seats - 1);
  return begin(module.rules, {
    game,
    setupData: lesson.setupData,
    seed: lesson.seed,
    matchID: 'lesson',
    seats: [{ name, bot: null }, ...others.map((each) => ({ name: each, bot: 'fair' as const }))],
    createdAt: 0,
  });
}

/** Returns the match after scripted moves. Throws if the rules refuse one, which is an error of the lesson. */
export function afterMoves(
  { module, lesson }: Script,
  match: LocalMatch,
  moves: readonly SeatMove[],
): LocalMatch {
  return moves.reduce((before, move) => {
    const args = lesson.complete?.(before.G, move) ?? move.args;
    const after = afterMove(module, before, { ...move, args, at: 0 });
    if ('refused' in after) {
      throw new Error(`The lesson's ${JSON.stringify(move)} is refused: ${after.refused}.`);
    }
    return after;
  }, match);
}

/** Returns all moves of a step, including the learner's as asked for. */
function movesOf(step: Step): readonly SeatMove[] {
  const own = step.kind === 'asked' ? [{ seat: learner, ...step.wanted }] : [];
  return [...own, ...(step.others ?? [])];
}

/** Returns the match after `place` steps. */
export function matchAt(
  script: Script,
  { start, place }: { readonly start: LocalMatch; readonly place: number },
): LocalMatch {
  return afterMoves(script, start, script.lesson.steps.slice(0, place).flatMap(movesOf));
}

/**
 * Returns the match after the learner's move at a step that asks for one. Otherwise returns why the move is refused, or
 * `other` if it is not the one asked for.
 */
export function answerTo(
  script: Script,
  match: LocalMatch,
  { step, made }: { readonly step: AskedStep<unknown>; readonly made: Omit<SeatMove, 'seat'> },
): LocalMatch | { readonly refused: string } | 'other' {
  const after = afterMove(script.module, match, { seat: learner, ...made, at: 0 });
  if ('refused' in after) return after;
  const wanted = afterMoves(script, match, [{ seat: learner, ...step.wanted }]);
  const { fits = areAlike } = step;
  return fits(after.G, wanted.G) ? after : 'other';
}

/** Compares two states, which are plain JSON. */
function areAlike(made: unknown, wanted: unknown): boolean {
  return JSON.stringify(made) === JSON.stringify(wanted);
}
