/**
 * A lesson while a page shows it: its step, the effects of the learner's moves, and the bots' moves in its last part.
 */
import type { LogEntry } from 'boardgame.io';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import { type Lesson, learner, ownDecisions } from '../../../games/kit/lesson.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { type Moves, movesTo, type SeenMatch } from '../../lib/played-match.ts';
import { SnapshotStore } from '../../lib/snapshot-store.ts';
import { type AwaitedBot, BotPlayers } from '../local-match/bot-players.ts';
import { afterMove, type LocalMatch, type LocalSeat, logOf, seenBy } from '../local-match/match.ts';
import { afterMoves, answerTo, beginning, matchAt } from './script.ts';

/** Feedback on a move that was not made. */
export type Hint =
  | { readonly kind: 'better' }
  | { readonly kind: 'refused'; readonly reason: string };

/** A page's view of a lesson. */
export interface LessonSnapshot {
  /** Number of completed steps. After all of them, the learner decides without help. */
  readonly place: number;
  readonly state: SeenMatch;
  readonly log: LogEntry[];
  readonly moves: Moves;
  /** Feedback, or null if the last move was fine. */
  readonly hint: Hint | null;
  /** Number of decisions made without help. */
  readonly decisions: number;
  /** Feedback on the last one; null for none. */
  readonly remark: string | null;
  /** Whether the board still shows the last moves. */
  readonly isPlaying: boolean;
  /** Whether it is the learner's turn. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Whether no decision of the bots can be had. */
  readonly areBotsStuck: boolean;
  /** Changes whenever the match jumps, so that the board starts afresh. */
  readonly jump: number;
}

/** A lesson with its game. */
export interface LoadedLesson {
  readonly game: CatalogGame;
  readonly module: GameModule;
  readonly lesson: Lesson;
  /** Name of the learner. */
  readonly name: string;
  /** Number of completed steps. */
  readonly place: number;
  /** Called whenever another step begins. */
  readonly onPlace: (place: number) => void;
}

type Course = Pick<LessonSnapshot, 'place' | 'hint' | 'decisions' | 'remark'>;

/** The page's side of a lesson. */
export class LessonSession extends SnapshotStore<LessonSnapshot> {
  readonly #loaded: LoadedLesson;
  readonly #start: LocalMatch;
  readonly #bots: BotPlayers;
  readonly #moves = movesTo((move, args) => this.#moved({ move, args }));
  #match: LocalMatch;
  #state: SeenMatch;
  #log: LogEntry[] = [];
  #course: Course;
  #jump = 1;
  /** Whether a move was just answered. Of moves that a board sends at once, only the first one counts. */
  #isAnswered = false;
  #isPlaying = false;
  #isOn = false;

  constructor(loaded: LoadedLesson) {
    super();
    const { game, name, place } = loaded;
    this.#loaded = loaded;
    this.#start = beginning(loaded, { game: game.info.name, name });
    this.#match = matchAt(loaded, { start: this.#start, place });
    this.#course = { place, hint: null, decisions: 0, remark: null };
    this.#state = this.#seen();
    this.#log = logOf(this.#match.moves);
    this.#bots = new BotPlayers({
      move: (seat, move) => this.#movedByBot(seat, move),
      onStuck: () => this.#update(),
    });
  }

  start(): void {
    this.#isOn = true;
    this.#update();
  }

  stop(): void {
    this.#isOn = false;
    this.#bots.stop();
  }

  /** Continues from a step. If it asks for a move, that move is made for the learner. */
  readonly goOn = (): void => {
    const step = this.#loaded.lesson.steps[this.#course.place];
    if (!step) return;
    const own = step.kind === 'asked' ? [{ seat: learner, ...step.wanted }] : [];
    this.#stepOn(afterMoves(this.#loaded, this.#match, own));
  };

  /** Jumps to the step after `place` steps. */
  readonly goTo = (place: number): void => {
    this.#jump += 1;
    this.#isPlaying = false;
    this.#bots.tryAgain();
    this.#bots.drop();
    this.#course = { place, hint: null, decisions: 0, remark: null };
    this.#put(matchAt(this.#loaded, { start: this.#start, place }));
    this.#loaded.onPlace(place);
  };

  /** Ends the part in which the learner decides without help. */
  readonly end = (): void => {
    this.#course = { ...this.#course, hint: null, remark: null, decisions: ownDecisions };
    this.#update();
  };

  readonly notePlayback = ({ isPlaying }: PlaybackNews): void => {
    this.#isPlaying = isPlaying;
    this.#update();
  };

  /** Lets the bots try again. */
  readonly unstick = (): void => {
    this.#bots.tryAgain();
    this.#update();
  };

  /** Players of all seats, including the learner. */
  get seats(): readonly LocalSeat[] {
    return this.#start.seats;
  }

  get #isAlone(): boolean {
    return this.#course.place === this.#loaded.lesson.steps.length;
  }

  get #isOver(): boolean {
    return this.#isAlone && (this.#course.decisions >= ownDecisions || this.#state.result !== null);
  }

  get #awaited(): readonly string[] {
    return this.#isOver ? [] : this.#loaded.module.playersToMove(this.#match.G);
  }

  #seen(): SeenMatch {
    const { module, game } = this.#loaded;
    return seenBy(module, this.#match, { seat: learner, info: game.info });
  }

  #put(match: LocalMatch): void {
    this.#match = match;
    this.#state = this.#seen();
    this.#log = logOf(match.moves);
    this.#update();
  }

  #moved(made: AnyMove): void {
    if (this.#isAlone) this.#decided(made);
    else this.#answered(made);
  }

  #answered(made: AnyMove): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    queueMicrotask(() => {
      this.#isAnswered = false;
    });
    const step = this.#loaded.lesson.steps[this.#course.place];
    const answer =
      step?.kind === 'asked' ? answerTo(this.#loaded, this.#match, { step, made }) : 'other';
    if (answer === 'other') this.#hint({ kind: 'better' });
    else if ('refused' in answer) this.#hint({ kind: 'refused', reason: answer.refused });
    else this.#stepOn(answer);
  }

  #hint(hint: Hint): void {
    this.#course = { ...this.#course, hint };
    // Another object with the same state, since the board waits for an answer to its move.
    this.#state = this.#seen();
    this.#update();
  }

  /** Makes the others' moves, and goes to the next step. */
  #stepOn(match: LocalMatch): void {
    const { lesson, onPlace } = this.#loaded;
    const { place } = this.#course;
    const after = afterMoves(this.#loaded, match, lesson.steps[place]?.others ?? []);
    this.#course = { ...this.#course, place: place + 1, hint: null };
    this.#put(after);
    onPlace(place + 1);
  }

  #decided(made: AnyMove): void {
    if (this.#isOver) return;
    const before = this.#match;
    const after = this.#after(learner, made);
    if ('refused' in after) {
      this.#hint({ kind: 'refused', reason: after.refused });
      return;
    }
    const { remarkOn } = this.#loaded.lesson;
    const events = after.moves.at(-1)?.events ?? [];
    const remark = remarkOn({ made, before: before.G, after: after.G, events });
    const { decisions } = this.#course;
    this.#course = {
      ...this.#course,
      hint: null,
      ...(remark !== null && { remark, decisions: decisions + 1 }),
    };
    this.#put(after);
  }

  #movedByBot(seat: string, move: AnyMove): boolean {
    const after = this.#after(seat, move);
    if ('refused' in after) return false;
    this.#bots.moved(seat);
    this.#put(after);
    return true;
  }

  #after(seat: string, { move, args }: AnyMove) {
    return afterMove(this.#loaded.module, this.#match, { seat, move, args, at: 0 });
  }

  /** Updates bots and page after any change. */
  #update(): void {
    if (this.#isOn) this.#bots.update(this.#isAlone ? this.#awaitedBots() : [], !this.#isPlaying);
    this.publish();
  }

  #awaitedBots(): readonly AwaitedBot[] {
    const others = this.#awaited.filter((seat) => seat !== learner);
    return others.map((seat) => ({ seat, question: () => this.#questionTo(seat), isShownFor: 0 }));
  }

  #questionTo(playerID: string) {
    const { game, moves, G } = this.#match;
    const seen: unknown = this.#loaded.module.rules.view(G as object, playerID);
    const events = moves.flatMap((made) => made.events);
    return { game, playerID, level: 'fair' as const, G: seen, events };
  }

  protected makeSnapshot(): LessonSnapshot {
    return {
      ...this.#course,
      state: this.#state,
      log: this.#log,
      moves: this.#moves,
      isPlaying: this.#isPlaying,
      isAsked: this.#awaited.includes(learner),
      isOver: this.#isOver,
      areBotsStuck: this.#bots.areStuck,
      jump: this.#jump,
    };
  }
}
