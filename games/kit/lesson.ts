/**
 * The format of a lesson: a match with a fixed setup, a list of steps, and feedback on the decisions afterwards. All of
 * it is plain data.
 */
import type { Language } from './language.ts';
import type { PlayerID } from './player-id.ts';
import type { AnyMove, AnyTypes } from './rules.ts';

/** The learner's seat. */
export const learner: PlayerID = '0';

/** Number of decisions at the end that are made without help. */
export const ownDecisions = 3;

/** A move of a seat. */
export interface SeatMove extends AnyMove {
  readonly seat: PlayerID;
}

interface AnyStep<Text> {
  /** Key of the step's text. */
  readonly id: string;
  /** Beginnings of the names of what is marked on the board, in the game's text. Left out where nothing is marked. */
  readonly at?: (text: Text) => readonly string[];
  /** Moves of the others after the step. */
  readonly others?: readonly SeatMove[];
}

/** A step that only explains something. */
interface TextStep<Text> extends AnyStep<Text> {
  readonly kind: 'told';
}

/** A step that asks for a move. */
export interface AskedStep<State, Text = AnyTypes['State']> extends AnyStep<Text> {
  readonly kind: 'asked';
  /** The move to make if the step is skipped. */
  readonly wanted: AnyMove;
  /** Returns whether the state `made` is as good as `wanted`. Defaults to whether both are equal. */
  readonly fits?: (made: State, wanted: State) => boolean;
}

/** One step of a lesson. */
export type Step<State = AnyTypes['State'], Text = AnyTypes['State']> =
  | TextStep<Text>
  | AskedStep<State, Text>;

/** A decision made without help. */
export interface Decision<State> {
  readonly made: AnyMove;
  readonly before: State;
  readonly after: State;
  /** Events for the log. */
  readonly events: readonly unknown[];
}

/** The lesson of a game. `Text` is the game's text, `Remark` the keys of the feedback on decisions. */
export interface Lesson<
  State = AnyTypes['State'],
  Text = AnyTypes['State'],
  Remark extends string = string,
> {
  readonly seats: number;
  readonly setupData: object;
  /** Seed of all randomness, so that the lesson is the same for everyone. */
  readonly seed: string;
  readonly steps: readonly Step<State, Text>[];
  /** Returns the arguments of a move that depend on the state. Left out if all moves are complete. */
  readonly complete?: (state: State, move: SeatMove) => readonly unknown[];
  /** Returns the key of the feedback on a decision, or null if the move doesn't count as one. */
  readonly remarkOn: (decision: Decision<State>) => Remark | null;
}

/** Text of a step that asks for a move. */
export interface AskedWords {
  readonly say: string;
  /** Why another move than the learner's is asked for. */
  readonly better: string;
}

/** Text of a lesson in one language. */
export interface LessonWords<
  Told extends string = string,
  Asked extends string = string,
  Remark extends string = string,
> {
  readonly told: Readonly<Record<Told, string>>;
  readonly asked: Readonly<Record<Asked, AskedWords>>;
  /** Shown before the decisions without help. */
  readonly own: string;
  readonly remarks: Readonly<Record<Remark, string>>;
  /** Shown at the end: what the learner knows now. */
  readonly learnt: readonly string[];
}

/** The lesson of a game as the catalogue loads it. */
export interface TutorialModule {
  readonly lesson: Lesson;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: LessonWords }>>>;
}
