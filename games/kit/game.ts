/** Creates boardgame.io's Game from a game's rules. All games are hosted by this one function. */
import type { ActivePlayersArg, Ctx, Game, LongFormMove, MoveMap, PhaseConfig } from 'boardgame.io';
import type { GameIdentity } from './game-info.ts';
import { INVALID_MOVE } from './invalid-move.ts';
import type { LogMetadata } from './log.ts';
import type { PlayerID } from './player-id.ts';
import { type HeldContext, movesOnly, plainState } from './plugins.ts';
import { oneOf, type Rng } from './rng.ts';
import {
  type GameTypes,
  type MoveOf,
  type Rules,
  type StateOrView,
  validatePlayerCount,
} from './rules.ts';
import type { EventName, HostedGame, SetupContext, TypedGame, ViewContext } from './typed-game.ts';
import { matchForWrongNumber, whyUnsupported } from './unsupported-match.ts';

/** Properties of a move that only boardgame.io needs. */
export interface HostedMove {
  /** Whether the log hides the arguments from all other players. */
  readonly redact: boolean;
  /**
   * Whether the move is accepted although others have moved meanwhile. It is true for phases in which several players
   * act at once: then only the rules can refuse it. If false, a move made on an older state, such as a second press of
   * a button, is refused.
   */
  readonly takesStale: boolean;
}

/** A phase: the moves of players in no stage, and the moves of each stage. */
export interface HostedPhase<Name extends string> {
  readonly moves?: readonly Name[];
  readonly stages?: Readonly<Record<string, readonly Name[]>>;
}

/**
 * Players who may act at the same time, each with a stage or, if null, without one. Null as a whole if only the player
 * whose turn it is may act.
 */
export type ActiveSeats = Readonly<Record<PlayerID, string | null>> | null;

/** A game's rules, with what boardgame.io needs beside them. */
interface Hosted<Types extends GameTypes, Name extends string = string> {
  readonly info: GameIdentity<Name>;
  readonly rules: Rules<Types>;
  /** Returns the options of a match. Invalid values were refused before, or are replaced by defaults. */
  readonly optionsFrom: (setupData: unknown) => Types['Options'] & Types['Setup'];
  readonly moves: Readonly<Record<keyof Types['Moves'] & string, HostedMove>>;
  /** Phases by name; a match begins in the first. */
  readonly phases: Readonly<Record<string, HostedPhase<keyof Types['Moves'] & string>>>;
  readonly phaseOf: (state: Types['State']) => string;
  readonly activeSeats: (state: Types['State']) => ActiveSeats;
  /** Returns whether a move that keeps the phase ends boardgame.io's turn. */
  readonly endsTurn: (
    move: keyof Types['Moves'] & string,
    before: Types['State'],
    after: Types['State'],
  ) => boolean;
}

type MoveContext<State> = HeldContext<State> & { readonly playerID: PlayerID };

/** boardgame.io's clients offer no events. Events that are sent nevertheless are refused by `movesOnly`. */
const noEventsFromClients = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
} as const satisfies Record<EventName, false>;

/**
 * Returns a map without inherited names: boardgame.io checks `name in moves`, and would otherwise accept `toString` as
 * a move.
 */
function bare<Value>(entries: readonly (readonly [name: string, value: Value])[]) {
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, Value>;
}

function chanceOf({ random }: Pick<SetupContext, 'random'>): Rng {
  return {
    shuffle: (cards) => random.Shuffle([...cards]),
    die: (sides) => random.Die(sides),
    choose: (items) => oneOf(items, random.Die(items.length) - 1),
  };
}

function asArgument(active: NonNullable<ActiveSeats>): ActivePlayersArg {
  // null is boardgame.io's Stage.NULL, which its types omit.
  return { value: active as Record<PlayerID, never> };
}

/** Updates boardgame.io's active players after a move within the same turn. */
function followActive(
  { ctx, events, playerID }: Pick<MoveContext<unknown>, 'ctx' | 'events' | 'playerID'>,
  wanted: ActiveSeats,
): void {
  const before = Object.entries(ctx.activePlayers ?? {});
  const after = Object.entries(wanted ?? {});
  const isAsBefore = ([seat, stage]: readonly [string, string | null]) =>
    before.some(([each, was]) => each === seat && was === stage);
  const hasLeft = before.some(([seat]) => seat === playerID) && wanted?.[playerID] === undefined;
  const left = before.length - (hasLeft ? 1 : 0);
  if (after.length !== left || !after.every(isAsBefore)) {
    events.setActivePlayers(asArgument(wanted ?? {}));
  } else if (hasLeft) events.endStage();
}

/** The name of one of the game's moves. */
type MoveName<Types extends GameTypes> = keyof Types['Moves'] & string;

function carryOut<Types extends GameTypes>(
  { rules, phaseOf, endsTurn, activeSeats }: Hosted<Types>,
  context: MoveContext<Types['State']>,
  move: MoveName<Types>,
  args: readonly unknown[],
): typeof INVALID_MOVE | undefined {
  const { held, playerID, log, events, ctx } = context;
  const before = held.G;
  if (rules.refusalOf(before, playerID, move, args) !== null) return INVALID_MOVE;
  const after = rules.copy(before);
  // refusalOf has just confirmed that it is one of the game's moves.
  const legal = { move, args } as unknown as MoveOf<Types['Moves']>;
  const logged = rules.playUnchecked(after, playerID, legal, chanceOf(context));
  held.G = after;
  log.setMetadata({ events: logged } satisfies LogMetadata<Types['Event']>);
  // `endIf` handles a change of phase and the end of the match.
  if (rules.result(after) || phaseOf(after) !== ctx.phase) return undefined;
  if (endsTurn(move, before, after)) events.endTurn();
  else followActive(context, activeSeats(after));
  return undefined;
}

function movesNamed<Types extends GameTypes>(
  hosted: Hosted<Types>,
  names: readonly MoveName<Types>[] = [],
): MoveMap<Types['State']> {
  const hostedMove = (name: MoveName<Types>): LongFormMove<Types['State']> => ({
    // The plain-state plugin has added `held`.
    move: (context, ...args: unknown[]) =>
      carryOut(hosted, context as MoveContext<Types['State']>, name, args),
    // Only the server executes moves, since they may need hidden information. Also, a boardgame.io client that executed
    // moves early might never recover when they are refused.
    client: false,
    undoable: false,
    redact: hosted.moves[name].redact,
    ignoreStaleStateID: hosted.moves[name].takesStale,
  });
  return bare(names.map((name) => [name, hostedMove(name)]));
}

function phaseNamed<Types extends GameTypes>(
  hosted: Hosted<Types>,
  name: string,
  { moves, stages = {} }: HostedPhase<MoveName<Types>>,
): PhaseConfig<Types['State']> {
  const { info, rules, phaseOf, activeSeats } = hosted;
  type State = Types['State'];
  /** Returns the place in the play order of the first seat that the rules wait for. */
  const awaited = ({ G, ctx }: { G: State; ctx: Ctx }) =>
    Math.max(0, ctx.playOrder.indexOf(rules.playersToMove(G)[0] ?? ''));
  return {
    start: name === Object.keys(hosted.phases)[0],
    // boardgame.io completes this object in place, so every phase has its own.
    turn: {
      order: { first: awaited, next: awaited },
      onBegin: (context) => {
        // As for moves.
        const { G } = (context as HeldContext<State>).held;
        const active = whyUnsupported(G, info) ? null : activeSeats(G);
        if (active) context.events.setActivePlayers(asArgument(active));
      },
      stages: bare(
        Object.entries(stages).map(([stage, names]) => [
          stage,
          { moves: movesNamed(hosted, names) },
        ]),
      ),
    },
    moves: movesNamed(hosted, moves),
    endIf: ({ G }) => whyUnsupported(G, info) === null && phaseOf(G) !== name,
    next: ({ G }) => phaseOf(G),
  };
}

/** Returns the Game object for boardgame.io's servers and clients, and the functions that servers and bots need. */
export function gameOf<Types extends GameTypes, Name extends string>(
  hosted: Hosted<Types, Name>,
): HostedGame<Types, Name> {
  const { info, rules, optionsFrom } = hosted;
  type State = Types['State'];
  const game: TypedGame<Types, Name> = {
    name: hosted.info.name,
    minPlayers: info.minPlayers,
    maxPlayers: info.maxPlayers,
    validateSetupData: rules.whyNotBegin,
    setup: ({ ctx, random }: SetupContext, setupData) => {
      if (validatePlayerCount(info, ctx.numPlayers) === undefined) {
        return rules.begin(optionsFrom(setupData), ctx.playOrder, chanceOf({ random }));
      }
      // boardgame.io knows only one type of G for each game; the rules look at it first.
      return matchForWrongNumber(info) as unknown as State;
    },
    events: noEventsFromClients,
    // No move can be undone, so boardgame.io needn't store earlier states.
    disableUndo: true,
    plugins: [plainState<State>(), movesOnly<State>()],
    moves: bare([]),
    phases: bare(
      Object.entries(hosted.phases).map(([name, phase]) => [name, phaseNamed(hosted, name, phase)]),
    ),
    endIf: ({ G }) => rules.result(G) ?? undefined,
    playerView: ({ G, playerID }: ViewContext<State>) => rules.view(G, playerID),
    ai: {
      enumerate: (G: StateOrView<Types>, _ctx: unknown, playerID) => [
        ...rules.legalMoves(G, playerID),
      ],
    },
  } satisfies Game<State, Record<string, unknown>, Types['Setup']>;
  return { game, refusalOf: rules.refusalOf, playersToMove: rules.playersToMove };
}
