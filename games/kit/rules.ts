/**
 * A game as one object that can be played by boardgame.io (through `game.ts`), a bot's search, a replay or a test. It
 * has no randomness of its own, and doesn't depend on a framework.
 */
import type { GameIdentity } from './game-info.ts';
import type { PlayerID } from './player-id.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import { type UnsupportedReason, whyUnsupported } from './unsupported-match.ts';
import { type SecretState, stripSecrets } from './view.ts';

/** The types of a game, collected for generic code. */
export interface GameTypes {
  /** The whole state: plain JSON. */
  readonly State: SecretState;
  /** The view of a seat or a spectator. */
  readonly SeenState: object;
  /** The moves as functions with their arguments, as boards call them. */
  readonly Moves: object;
  /** Events of the log. */
  readonly Event: object;
  /** Reasons for refusing a move. */
  readonly Refusal: string;
  /** Options with which a match may begin. */
  readonly Setup: object;
  /** All options of a match with their values. */
  readonly Options: object;
}

/** A seat's view, or the whole state. */
export type StateOrView<Types extends GameTypes> = Types['SeenState'] | Types['State'];

type MoveByName<Moves> = {
  readonly [Name in keyof Moves & string]: {
    readonly move: Name;
    readonly args: Moves[Name] extends (...args: infer Args) => void ? Args : never;
  };
};

/**
 * A move of a game with its arguments, as listed and played by the rules. `Moves` are functions, as boards call them.
 */
export type MoveOf<Moves, Name extends keyof Moves & string = keyof Moves & string> = {
  [Each in Name]: MoveByName<Moves>[Each];
}[Name];

/** A move of any game. */
export interface AnyMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/**
 * Reasons for refusing a move in any game. noSuchMove: there is no move of this name. tooMuch: the move would be legal,
 * but has surplus arguments or keys in them.
 */
export type NoMove = 'noSuchMove' | 'tooMuch';

/**
 * Shape of a move's argument, at all levels: one value, a list of items of one shape, or an object with these keys. It
 * only serves to find surplus data; the move's own rules decide which values are allowed.
 */
export type ArgShape = 'value' | readonly [each: ArgShape] | { readonly [key: string]: ArgShape };

function isShapeOfList(shape: ArgShape): shape is readonly [each: ArgShape] {
  return Array.isArray(shape);
}

/** Returns whether a value contains nothing that its shape does not name. */
function holdsNoMore(value: unknown, shape: ArgShape): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (shape === 'value') return false;
  if (isShapeOfList(shape)) {
    return Array.isArray(value) && value.every((each) => holdsNoMore(each, shape[0]));
  }
  return (
    !Array.isArray(value) &&
    Object.entries(value).every(([key, each]) => {
      const own = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return own !== undefined && holdsNoMore(each, own);
    })
  );
}

/**
 * Returns whether a move has surplus arguments, or surplus keys in an argument. They would have no effect but appear in
 * the log for everyone.
 */
export function hasExtraArguments(args: readonly unknown[], takes: readonly ArgShape[]): boolean {
  if (args.length > takes.length) return true;
  return args.some((each, index) => !holdsNoMore(each, takes[index] ?? 'value'));
}

/** Plays a move on a state in place. */
type Play<Types extends GameTypes> = (
  state: Types['State'],
  seat: PlayerID,
  move: MoveOf<Types['Moves']>,
  rng: Rng,
) => Types['Event'][];

/**
 * The rules of a game. Functions that take a view accept the whole state as well. They never throw for a seat whose own
 * part is not visible. A match of other rules (`rulesVersion`), or one that was set up for a wrong number of players,
 * waits for nobody, has no legal moves and no result, and refuses every move. Only `playUnchecked` does not look.
 */
export interface Rules<Types extends GameTypes> {
  /**
   * Returns a sentence that says why a match can't begin with these settings, or undefined. `setup` may be anything.
   */
  readonly whyNotBegin: (setup: unknown, numPlayers: number) => string | undefined;
  /**
   * Returns the first state of a match; options that are left out have their default values. Throws what `whyNotBegin`
   * returns.
   */
  readonly begin: (setup: Types['Setup'], seats: readonly PlayerID[], rng: Rng) => Types['State'];
  /** Returns the seats that the match is waiting for; none once it is over. */
  readonly playersToMove: (state: StateOrView<Types>) => readonly PlayerID[];
  /**
   * Returns all legal moves of a seat, without two of the same effect. The seat's view and the whole state give the
   * same list. A seat whose own part is not visible has none.
   */
  readonly legalMoves: (
    state: StateOrView<Types>,
    seat: PlayerID,
  ) => readonly MoveOf<Types['Moves']>[];
  /**
   * Returns a random legal move, or undefined if there is none. Every position that legal moves can reach is possible.
   */
  readonly randomMove: (
    state: StateOrView<Types>,
    seat: PlayerID,
    rng: Rng,
  ) => MoveOf<Types['Moves']> | undefined;
  /**
   * Returns the reason for refusing a move, or null if it is legal. Name and arguments may be anything. Arguments that
   * are left out are none.
   */
  readonly refusalOf: (
    state: StateOrView<Types>,
    seat: PlayerID,
    move: string,
    args?: readonly unknown[],
  ) => Types['Refusal'] | NoMove | UnsupportedReason | null;
  /**
   * Plays a move on this state in place, with all its consequences, and returns the events for the log. Throws, and
   * changes nothing, if the move is refused.
   */
  readonly play: Play<Types>;
  /** Plays a move that is known to be legal, without checking it. An illegal one spoils the state. */
  readonly playUnchecked: Play<Types>;
  /** Returns the result of the match, or null while it is under way. */
  readonly result: (state: StateOrView<Types>) => Result | null;
  /** Returns what a seat, or a spectator (null), may see. */
  readonly view: (state: Types['State'], seat: PlayerID | null) => Types['SeenState'];
  /** Returns a copy to play on, which leaves this state unchanged. */
  readonly copy: (state: Types['State']) => Types['State'];
}

/** One move of a game. */
interface MoveRule<Types extends GameTypes, Args> {
  /** Shapes of its arguments in their order, optional ones included. */
  readonly argShapes: readonly ArgShape[];
  /** Returns the reason for refusing it, or null if it is legal. The arguments may be anything. */
  readonly whyNot: (
    state: StateOrView<Types>,
    seat: PlayerID,
    ...args: unknown[]
  ) => Types['Refusal'] | null;
  /** Plays the move, which must be legal, and returns the events for the log. */
  readonly play: (state: Types['State'], seat: PlayerID, args: Args, rng: Rng) => Types['Event'][];
}

/** Parts of a game from which its rules are built. */
interface Parts<Types extends GameTypes>
  extends Pick<Rules<Types>, 'playersToMove' | 'legalMoves' | 'randomMove' | 'result' | 'copy'> {
  readonly info: Pick<GameIdentity, 'minPlayers' | 'maxPlayers' | 'rulesVersion'>;
  /** Returns a sentence that says what is wrong with the options, or undefined. They may be anything. */
  readonly validateSetupData: (setup: unknown) => string | undefined;
  readonly optionsFrom: (setup: unknown) => Types['Options'];
  readonly begin: (
    options: Types['Options'],
    seats: readonly PlayerID[],
    rng: Rng,
  ) => Types['State'];
  readonly moves: {
    readonly [Name in keyof Types['Moves'] & string]: MoveRule<
      Types,
      MoveByName<Types['Moves']>[Name]['args']
    >;
  };
  /** Returns events that precede the match's first move, since setup itself is not logged; none for any other move. */
  readonly setupEvents?: (state: Types['State']) => Types['Event'][];
}

/** Returns a sentence with the allowed numbers of players, or undefined if this number is allowed. */
export function validatePlayerCount(
  { minPlayers, maxPlayers }: Pick<GameIdentity, 'minPlayers' | 'maxPlayers'>,
  count: number,
): string | undefined {
  if (Number.isInteger(count) && count >= minPlayers && count <= maxPlayers) return undefined;
  return `This game is for ${minPlayers} to ${maxPlayers} players, not for ${count}.`;
}

/** Creates the rules of a game from its parts. */
export function rulesOf<Types extends GameTypes>(parts: Parts<Types>): Rules<Types> {
  const { info, moves, validateSetupData, optionsFrom, setupEvents } = parts;
  type Moves = Types['Moves'];
  type Seen = StateOrView<Types>;

  const isSupported = (state: Seen) => whyUnsupported(state, info) === null;

  function whyNotBegin(setup: unknown, numPlayers: number): string | undefined {
    return validatePlayerCount(info, numPlayers) ?? validateSetupData(setup);
  }

  const refusalOf: Rules<Types>['refusalOf'] = (state, seat, move, args = []) => {
    const unsupported = whyUnsupported(state, info);
    if (unsupported) return unsupported;
    if (!Object.hasOwn(moves, move)) return 'noSuchMove';
    const { whyNot, argShapes } = moves[move as keyof Moves & string];
    return whyNot(state, seat, ...args) ?? (hasExtraArguments(args, argShapes) ? 'tooMuch' : null);
  };

  const playUnchecked: Play<Types> = (state, seat, move, rng) => {
    const before = setupEvents?.(state) ?? [];
    const events = playOne(state, seat, move, rng);
    return before.length > 0 ? [...before, ...events] : events;
  };

  function playOne<Name extends keyof Moves & string>(
    state: Types['State'],
    seat: PlayerID,
    { move, args }: MoveOf<Moves, Name>,
    rng: Rng,
  ): Types['Event'][] {
    return moves[move].play(state, seat, args, rng);
  }

  return {
    whyNotBegin,
    begin: (setup, seats, rng) => {
      const fault = whyNotBegin(setup, seats.length);
      if (fault) throw new Error(fault);
      // Plain JavaScript may count the seats in numbers.
      return parts.begin(optionsFrom(setup), seats.map(String), rng);
    },
    playersToMove: (state) => (isSupported(state) ? parts.playersToMove(state) : []),
    legalMoves: (state, seat) => (isSupported(state) ? parts.legalMoves(state, seat) : []),
    randomMove: (state, seat, rng) =>
      isSupported(state) ? parts.randomMove(state, seat, rng) : undefined,
    refusalOf,
    play: (state, seat, move, rng) => {
      const refusal = refusalOf(state, seat, move.move, move.args);
      if (refusal) throw new Error(`${move.move} is refused: ${refusal}`);
      return playUnchecked(state, seat, move, rng);
    },
    playUnchecked,
    result: (state) => (isSupported(state) ? parts.result(state) : null),
    // Every SeenState is built so: without `secret`, and of `players` only the player's own part.
    view: (state, seat) => stripSecrets({ G: state, playerID: seat }) as Types['SeenState'],
    copy: (state) => (isSupported(state) ? parts.copy(state) : structuredClone(state)),
  };
}

// biome-ignore-start lint/suspicious/noExplicitAny: each game has its own types
/** The types of any game. */
export interface AnyTypes {
  readonly State: any;
  readonly SeenState: any;
  readonly Moves: any;
  readonly Event: any;
  readonly Refusal: string;
  readonly Setup: any;
  readonly Options: any;
}

/**
 * The rules of any game, for hosts that treat all games alike. Such hosts pass states and moves only to the rules that
 * they came from.
 */
export interface AnyRules extends Omit<Rules<AnyTypes>, 'play' | 'playUnchecked'> {
  readonly play: (state: any, seat: PlayerID, move: any, rng: Rng) => readonly unknown[];
  readonly playUnchecked: AnyRules['play'];
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above
