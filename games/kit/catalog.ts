/** The parts of a game that hosts load: its entry in the catalogue, and the modules behind it. */
import type { Game } from 'boardgame.io';
import type { BoardModule, RulesPagesModule } from './board/board-props.ts';
import type { GameInfo } from './game-info.ts';
import type { Language } from './language.ts';
import type { TutorialModule } from './lesson.ts';
import type { MoveWordsModule } from './move-words.ts';
import type { AnyRules, AnyTypes } from './rules.ts';
import type { GameText } from './text.ts';

/**
 * Exports of a game's folder for a server or a bot. Functions that take a state are methods, because hosts treat all
 * games alike. Hosts pass a game only its own states, and messages as they arrived.
 */
export interface GameModule {
  readonly game: Game;
  /** The game's rules as one object, without a framework. */
  readonly rules: AnyRules;
  /**
   * Returns the rules' reason for refusing a move, a key of the game's `refusals` texts, or null if they allow it.
   * `args` may be anything that a client sent.
   */
  refusalOf(G: unknown, playerID: string, move: string, args: readonly unknown[]): string | null;
  /** Section of the game's rules that explains each of its own reasons for refusing a move. */
  readonly ruleForRefusal: Readonly<Record<string, string>>;
  /** Returns the seats that the match is waiting for. boardgame.io may let more seats act. */
  playersToMove(G: unknown): readonly string[];
  /** Returns whether an event is transient: worth reading only until another one follows. */
  readonly isTransient: (event: unknown) => boolean;
  /** Returns whether an event of the log begins a section of the match, such as a turn or a stage. */
  readonly startsSection: (event: unknown) => boolean;
  /** Returns whether an event is a detail of the move's first one. If left out, none is. */
  readonly isDetail?: (event: unknown) => boolean;
  /**
   * Returns whether an event tells of cards that are turned up or dealt after a move, which the move itself doesn't
   * decide. If left out, none does.
   */
  readonly isTurnUp?: (event: unknown) => boolean;
  /** Returns for how many milliseconds the board shows events that arrive together. */
  readonly playbackMilliseconds: (events: readonly AnyTypes['Event'][]) => number;
}

/** A game in the catalogue: its info, and loaders of its parts. Every game has all of them. */
export interface CatalogGame {
  readonly info: GameInfo;
  readonly load: () => Promise<GameModule>;
  readonly loadBoard: () => Promise<BoardModule>;
  readonly loadCover: () => Promise<{ readonly Cover: React.ComponentType }>;
  /** Loads the illustrated rules, which use the board's styles. */
  readonly loadRulesPages: () => Promise<RulesPagesModule>;
  readonly loadText: (language: Language) => Promise<{ readonly text: GameText }>;
  /** Loads the texts of the options alone, which is all that lists of tables need. */
  readonly loadOptions: (language: Language) => Promise<Pick<GameText, 'options'>>;
  readonly loadTutorial: () => Promise<TutorialModule>;
  /** Loads the descriptions of possible moves, for the analysis. */
  readonly loadMoveWords: () => Promise<MoveWordsModule>;
  /** Options that a daily challenge may bring: those with which a match is short enough for every day. */
  readonly dailyOptions: readonly Readonly<Record<string, unknown>>[];
}
