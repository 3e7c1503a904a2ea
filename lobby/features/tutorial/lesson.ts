/** What a lesson is: a match with a fixed beginning, a list of steps, and what is looked at afterwards. Data throughout. */
import type { PlayerID } from 'boardgame.io';
import type { AnyMove, AnyTypes } from '../../../games/kit/rules.ts';
import type { WantedMove } from '../local-match/match.ts';

/** Whoever learns sits here. */
export const learner: PlayerID = '0';

/** So many decisions are made without help in the end. */
export const ownDecisions = 3;

interface AnyStep<Text> {
  /** Under it stands what is said. */
  readonly id: string;
  /** How the names begin of what is pointed at on the board, in the game's words. Left out: at nothing. */
  readonly at?: (text: Text) => readonly string[];
  /** What the others do once the step is done. */
  readonly others?: readonly WantedMove[];
}

/** Something is told, and one goes on. */
interface ToldStep<Text> extends AnyStep<Text> {
  readonly kind: 'told';
}

/** A move is asked for. */
export interface AskedStep<State, Text = AnyTypes['State']> extends AnyStep<Text> {
  readonly kind: 'asked';
  /** The move that is made where the step is skipped. */
  readonly wanted: AnyMove;
  /** Whether a move that leads to `made` does as well as the one that leads to `wanted`. Left out: if both are alike. */
  readonly fits?: (made: State, wanted: State) => boolean;
}

/** One step of a lesson. */
export type Step<State = AnyTypes['State'], Text = AnyTypes['State']> =
  | ToldStep<Text>
  | AskedStep<State, Text>;

/** A decision that was made without help. */
export interface Decision<State> {
  readonly made: AnyMove;
  readonly before: State;
  readonly after: State;
  /** What the log tells of it. */
  readonly events: readonly unknown[];
}

/** The lesson of a game. `Text`: its words; `Remark`: the names of the sentences on what a decision did. */
export interface Lesson<
  State = AnyTypes['State'],
  Text = AnyTypes['State'],
  Remark extends string = string,
> {
  readonly seats: number;
  readonly setupData: object;
  /** All chance comes from it, so that the lesson is the same for everybody. */
  readonly seed: string;
  readonly steps: readonly Step<State, Text>[];
  /** The arguments of a move, where they depend on how the match stands. Left out: they are all there. */
  readonly complete?: (state: State, move: WantedMove) => readonly unknown[];
  /** What comes of a decision of one's own; null: the move is none that counts. */
  readonly remarkOn: (decision: Decision<State>) => Remark | null;
}

/** Text of a step that asks for a move. */
export interface AskedWords {
  readonly say: string;
  /** Why another move than the one that was made is asked for. */
  readonly better: string;
}

/** What a lesson says in one language. */
export interface LessonWords<
  Told extends string = string,
  Asked extends string = string,
  Remark extends string = string,
> {
  readonly told: Readonly<Record<Told, string>>;
  readonly asked: Readonly<Record<Asked, AskedWords>>;
  /** Before the decisions of one's own. */
  readonly own: string;
  readonly remarks: Readonly<Record<Remark, string>>;
  /** In the end: what one knows now. */
  readonly learnt: readonly string[];
}
