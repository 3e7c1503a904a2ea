/** The types of a game as servers, boards and bots use it. */
import type { PlayerID } from './player-id.ts';
import type { Result } from './result.ts';
import type { GameTypes, MoveOf, NoMove, StateOrView } from './rules.ts';
import type { UnsupportedReason } from './unsupported-match.ts';

/** The argument that boardgame.io passes to `setup`. */
export interface SetupContext {
  readonly ctx: { readonly numPlayers: number; readonly playOrder: readonly PlayerID[] };
  readonly random: {
    readonly Shuffle: <Item>(items: Item[]) => Item[];
    readonly Die: (sides: number) => number;
  };
}

/** The argument that boardgame.io passes to `playerView`. */
export interface ViewContext<State> {
  readonly G: State;
  readonly ctx: unknown;
  readonly playerID: PlayerID | null;
}

/**
 * A game as an object for boardgame.io. It is boardgame.io's `Game`, described without its types, so that a project
 * without boardgame.io can use the rules.
 */
export interface TypedGame<Types extends GameTypes, Name extends string = string> {
  readonly name: Name;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Seed of all matches. boardgame.io makes one for each match if there is none. */
  readonly seed?: string | number;
  /** Sets up a match; options that are left out have their default values. */
  readonly setup: (context: SetupContext, setupData?: Types['Setup']) => Types['State'];
  /**
   * Returns a sentence that says why a match can't begin with these settings, or undefined. `setupData` may be
   * anything.
   */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** Returns what a seat, or a spectator (null), may see. */
  readonly playerView: (context: ViewContext<Types['State']>) => Types['SeenState'];
  readonly ai: {
    /** Returns all legal moves of a seat, from its view or from the whole state. */
    readonly enumerate: (
      G: StateOrView<Types>,
      ctx: unknown,
      playerID: PlayerID,
    ) => MoveOf<Types['Moves']>[];
  };
  // The rest is for boardgame.io alone, whose types check it where the game is built.
  // biome-ignore-start lint/suspicious/noExplicitAny: see above
  readonly moves: Record<string, any>;
  readonly phases: Record<string, any>;
  readonly plugins: any[];
  readonly endIf: (context: any) => Result | undefined;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
  readonly events: Readonly<Record<EventName, false>>;
  readonly disableUndo: true;
}

/** boardgame.io's events, which no client may send. */
export type EventName =
  | 'endGame'
  | 'endPhase'
  | 'endTurn'
  | 'setPhase'
  | 'endStage'
  | 'setStage'
  | 'pass'
  | 'setActivePlayers';

/** A game as servers, boards and bots use it. */
export interface HostedGame<Types extends GameTypes, Name extends string> {
  readonly game: TypedGame<Types, Name>;
  /**
   * Returns the rules' reason for refusing a move, a key of the texts' `refusals`, or null if they allow it. The types
   * require one of the game's moves. `rules.refusalOf` accepts any name and arguments, as clients may send them.
   */
  readonly refusalOf: <Move extends keyof Types['Moves'] & string>(
    G: StateOrView<Types>,
    playerID: PlayerID,
    move: Move,
    args: MoveOf<Types['Moves'], Move>['args'],
  ) => Types['Refusal'] | NoMove | UnsupportedReason | null;
  /** Returns the seats that the match is waiting for. boardgame.io may let more seats act. */
  readonly playersToMove: (G: StateOrView<Types>) => readonly PlayerID[];
}
