/**
 * A game as one object that anybody can play: boardgame.io through `game.ts`, a bot's search, a replay, a test.
 * It draws no chance of its own, and knows no framework.
 */
import type { PlayerID } from 'boardgame.io';
import { type ArgShape, hasExtraArguments } from './arguments.ts';
import type { GameIdentity } from './game-info.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import { type SecretState, stripSecrets } from './view.ts';

/** The types of a game, in one place. */
export interface GameTypes {
  /** The whole state: plain JSON. */
  readonly State: SecretState;
  /** What a seat or a spectator sees of it. */
  readonly SeenState: object;
  /** The moves as functions with their arguments, as boards call them. */
  readonly Moves: object;
  /** What the log tells. */
  readonly Event: object;
  /** Why a move is refused. */
  readonly Refusal: string;
  /** The options that a match may be begun with. */
  readonly Setup: object;
  /** All options of a match with their values. */
  readonly Options: object;
}

/** What a seat sees, or the whole state. */
export type StateOrView<Types extends GameTypes> = Types['SeenState'] | Types['State'];

type MoveByName<Moves> = {
  readonly [Name in keyof Moves & string]: {
    readonly move: Name;
    readonly args: Moves[Name] extends (...args: infer Args) => void ? Args : never;
  };
};

/** A move of a game with its arguments: from a list of legal moves to playing it. `Moves`: as boards call them. */
export type MoveOf<Moves, Name extends keyof Moves & string = keyof Moves & string> = {
  [Each in Name]: MoveByName<Moves>[Each];
}[Name];

/** A move of any game, when nothing more is known of it. */
export interface AnyMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/**
 * Why a move is refused in any game: there is none of this name, or it would be legal but comes with more arguments, or
 * keys in them, than it takes.
 */
export type NoMove = 'noSuchMove' | 'tooMuch';

/**
 * The rules of a game. What takes a seen state takes a whole one as well, and never throws for a seat whose own part
 * is not seen.
 */
export interface Rules<Types extends GameTypes> {
  /** A sentence that says why no match can begin so; `setup` may be anything. */
  readonly whyNotBegin: (setup: unknown, numPlayers: number) => string | undefined;
  /** A match at its beginning; options left out have their default values. What `whyNotBegin` says is an error. */
  readonly begin: (setup: Types['Setup'], seats: readonly PlayerID[], rng: Rng) => Types['State'];
  /** The seats that the match waits for; nobody once it is over. */
  readonly playersToMove: (state: StateOrView<Types>) => readonly PlayerID[];
  /**
   * All legal moves of a seat, none twice by effect; the same from what the seat sees as from the whole state. None for
   * a seat whose own part is not seen.
   */
  readonly legalMoves: (
    state: StateOrView<Types>,
    seat: PlayerID,
  ) => readonly MoveOf<Types['Moves']>[];
  /** One legal move by chance; everything that legal moves can lead to is possible. Nothing legal: undefined. */
  readonly randomMove: (
    state: StateOrView<Types>,
    seat: PlayerID,
    rng: Rng,
  ) => MoveOf<Types['Moves']> | undefined;
  /** Why a move is refused; null: it is legal. Name and arguments may be anything. */
  readonly refusalOf: (
    state: StateOrView<Types>,
    seat: PlayerID,
    move: string,
    args: readonly unknown[],
  ) => Types['Refusal'] | NoMove | null;
  /** Carries out a legal move on this very state, with all that follows by itself; what the log tells of it. */
  readonly play: (
    state: Types['State'],
    seat: PlayerID,
    move: MoveOf<Types['Moves']>,
    rng: Rng,
  ) => Types['Event'][];
  /** How the match ended; null: it goes on. */
  readonly result: (state: StateOrView<Types>) => Result | null;
  /** What a seat, or a spectator (null), may see. */
  readonly view: (state: Types['State'], seat: PlayerID | null) => Types['SeenState'];
  /** A state to play on that leaves this one as it is. */
  readonly copy: (state: Types['State']) => Types['State'];
}

/** One move of a game. */
interface MoveRule<Types extends GameTypes, Args> {
  /** How its arguments are built, in their order, those included that may be left out. */
  readonly argShapes: readonly ArgShape[];
  /** Why it is refused, null if it is legal. The arguments may be anything. */
  readonly whyNot: (
    state: StateOrView<Types>,
    seat: PlayerID,
    ...args: unknown[]
  ) => Types['Refusal'] | null;
  /** Carries it out, which is legal, and returns what the log tells. */
  readonly play: (state: Types['State'], seat: PlayerID, args: Args, rng: Rng) => Types['Event'][];
}

/** What a game says of itself; all else follows. */
interface Parts<Types extends GameTypes>
  extends Pick<Rules<Types>, 'playersToMove' | 'legalMoves' | 'randomMove' | 'result' | 'copy'> {
  readonly info: Pick<GameIdentity, 'minPlayers' | 'maxPlayers'>;
  /** A sentence that says what is wrong with the options, which may be anything. */
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
  /** What the log tells before the first move of all, since setting up is not logged; nothing before any other. */
  readonly setupEvents?: (state: Types['State']) => Types['Event'][];
}

/** A sentence that says how many can play, if so many can't. */
export function validatePlayerCount(
  { minPlayers, maxPlayers }: Pick<GameIdentity, 'minPlayers' | 'maxPlayers'>,
  count: number,
): string | undefined {
  if (Number.isInteger(count) && count >= minPlayers && count <= maxPlayers) return undefined;
  return `This game is for ${minPlayers} to ${maxPlayers} players, not for ${count}.`;
}

/** Makes the rules of a game of its parts. */
export function rulesOf<Types extends GameTypes>(parts: Parts<Types>): Rules<Types> {
  const { info, moves, validateSetupData, optionsFrom, setupEvents } = parts;
  const { playersToMove, legalMoves, randomMove, result, copy } = parts;
  type Moves = Types['Moves'];

  function ruleOf(name: string) {
    return Object.hasOwn(moves, name) ? moves[name as keyof Moves & string] : undefined;
  }

  function whyNotBegin(setup: unknown, numPlayers: number): string | undefined {
    return validatePlayerCount(info, numPlayers) ?? validateSetupData(setup);
  }

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
      return parts.begin(optionsFrom(setup), seats, rng);
    },
    playersToMove,
    legalMoves,
    randomMove,
    refusalOf: (state, seat, move, args) => {
      const rule = ruleOf(move);
      if (!rule) return 'noSuchMove';
      return (
        rule.whyNot(state, seat, ...args) ??
        (hasExtraArguments(args, rule.argShapes) ? 'tooMuch' : null)
      );
    },
    play: (state, seat, move, rng) => {
      const before = setupEvents?.(state) ?? [];
      const told = playOne(state, seat, move, rng);
      return before.length > 0 ? [...before, ...told] : told;
    },
    result,
    // What every SeenState is: all but `secret`, and of `players` the player's own part alone.
    view: (state, seat) => stripSecrets({ G: state, playerID: seat }) as Types['SeenState'],
    copy,
  };
}

// biome-ignore-start lint/suspicious/noExplicitAny: each game has its own types
/** The types of any game, when nothing more is known of it. */
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
 * The rules of any game, for hosts to which all games are alike: they hand states and moves only back to the rules that
 * they came from.
 */
export interface AnyRules extends Omit<Rules<AnyTypes>, 'play'> {
  readonly play: (state: any, seat: PlayerID, move: any, rng: Rng) => readonly unknown[];
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above
