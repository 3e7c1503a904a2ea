/** A game's bot as a class that is a `Bot` to boardgame.io: for its `Simulate`, its `Step` and its `Local`. */
import type { Ctx, LogEntry, PlayerID, State } from 'boardgame.io';
import type { Bot as FrameworkBot } from 'boardgame.io/ai';
import type { AnyMove, GameTypes } from '../rules.ts';
import { checkLevel, checkSeatAmong, showsPartOf } from './checks.ts';
import type { Choose, Thinking } from './choose.ts';
import type { Level } from './levels.ts';
import { randomFrom } from './seeded.ts';

/** What a bot is made with; `new Bot()` plays 'strong', 500 milliseconds a move. */
export interface BotOptions extends Thinking {
  /** With `rounds`, the same seed and the same match it makes the same moves; left out: `Math.random`. */
  readonly seed?: string | number | undefined;
  /** The log of the match so far, such as `() => client.log`; left out: what the bot has come to know by being asked. */
  readonly log?: (() => readonly LogEntry[] | undefined) | undefined;
  /** boardgame.io's `Local` gives it. Nobody else need. */
  readonly game?: object | undefined;
  /** boardgame.io gives it; the bot asks the rules instead. */
  readonly enumerate?: unknown;
}

/** A bot that boardgame.io's types take for one of theirs. */
export interface GameBot extends FrameworkBot {
  readonly play: FrameworkBot['play'];
}

/** The class of a game's bot. */
export type BotClass = new (options?: BotOptions) => GameBot;

/** What the class asks of a game. */
interface BotGame<Types extends GameTypes> {
  readonly maxPlayers: number;
  readonly choose: Choose<Types>;
  // A method: boardgame.io's states are untyped.
  playersToMove(G: unknown): readonly PlayerID[];
  readonly listMoves: (G: Types['State'], seat: PlayerID) => readonly AnyMove[];
}

type Option = ReturnType<FrameworkBot['opts']>[string];

/**
 * By the arguments of an action, which boardgame.io hands on as they are: the log before it. So bots that are asked for
 * every move of a match, in whatever number, come to know its whole log, and matches never mix.
 */
const logsBefore = new WeakMap<
  readonly unknown[],
  { readonly stateID: number; readonly log: readonly LogEntry[] }
>();

/** The log that led to a state as far as bots know it; nothing if there was a move that none of them made. */
function knownLog({ deltalog = [], _stateID }: State): readonly LogEntry[] {
  const entry = deltalog.find(({ action }) => action.type === 'MAKE_MOVE');
  const before = entry && logsBefore.get(entry.action.payload.args);
  const isNext = before?.stateID === entry?._stateID && before?.stateID === _stateID - 1;
  return before && isNext ? [...before.log, ...deltalog] : [];
}

/** An action with a log entry of its own, as boardgame.io's makeMove builds it. */
function actionOf(seat: PlayerID, { move, args }: AnyMove) {
  return {
    type: 'MAKE_MOVE' as const,
    payload: { type: move, args: [...args], playerID: seat, credentials: undefined },
  };
}

/** Whether a game was processed by boardgame.io for a client or a server. */
function isProcessed(game: object | undefined): boolean {
  return game !== undefined && 'flow' in game;
}

/** What boardgame.io's own class has for all bots: settings and chance. */
class BotBase {
  readonly #options: Record<string, Option> = {};
  readonly #random: () => number;

  constructor(seed: string | number | undefined) {
    this.#random = seed === undefined ? Math.random : randomFrom(seed);
  }

  /** Adds a setting. */
  addOpt({
    key,
    range,
    initial,
  }: {
    readonly key: string;
    readonly range?: { readonly min: number; readonly max: number };
    readonly initial: unknown;
  }): void {
    this.#options[key] = { ...(range && { range: { ...range } }), value: initial };
  }

  /** The value of a setting. */
  getOpt(key: string): unknown {
    return this.#options[key]?.value;
  }

  /** Changes a setting; one that there isn't stays away. */
  setOpt(key: string, value: unknown): void {
    const option = this.#options[key];
    if (option) option.value = value;
  }

  /** All settings. */
  opts(): Record<string, Option> {
    return this.#options;
  }

  /** A number from 0 to below 1; with a number, a whole one below that; with a list, one of its items. */
  random<Argument extends number | readonly unknown[]>(argument?: Argument) {
    const number = this.#random();
    if (argument === undefined) return number;
    if (typeof argument === 'number') return Math.floor(number * argument);
    return argument[Math.floor(number * argument.length)];
  }
}

/** A bot that plays a game. */
class PlayingBot<Types extends GameTypes> extends BotBase {
  readonly #game: BotGame<Types>;
  readonly #log: BotOptions['log'];
  readonly #level: Level | undefined;
  readonly #rounds: number | undefined;
  /** Local gives its bots a processed game, and a seat each: others may be people's. */
  readonly #hasOneSeat: boolean;

  constructor(playing: BotGame<Types>, options: BotOptions) {
    const { level, milliseconds = 500, rounds, seed, log, game } = options;
    super(seed);
    checkLevel(level);
    this.#game = playing;
    this.#log = log;
    this.#level = level;
    this.#rounds = rounds;
    this.#hasOneSeat = isProcessed(game);
    this.addOpt({ key: 'milliseconds', range: { min: 1, max: 5000 }, initial: milliseconds });
  }

  /**
   * A move for a seat, by what that seat sees of the state and by the log. If nobody waits for the seat, the first one
   * that is waited for moves instead, since boardgame.io asks for whoever is active; under Local nobody does.
   */
  async play(state: State, playerID: PlayerID) {
    checkSeatAmong(state.ctx.playOrder, playerID);
    const awaited = this.#game.playersToMove(state.G);
    const seat = awaited.includes(playerID) ? playerID : awaited[0];
    // Local can't do without an action, but it can wait for ever.
    if (seat !== playerID && this.#hasOneSeat) return new Promise<never>(() => {});
    return { action: seat === undefined ? undefined : this.#act(state, seat) };
  }

  #act(state: State, seat: PlayerID) {
    // Step hands on what its client sees, and asks for seats that are others' there.
    if (!showsPartOf(state.G, seat)) return undefined;
    const log = this.#log?.() ?? knownLog(state);
    const move = this.#game.choose({
      G: state.G,
      playerID: seat,
      log,
      level: this.#level,
      milliseconds: Number(this.getOpt('milliseconds')),
      rounds: this.#rounds,
      random: () => Number(this.random()),
    });
    if (!move) return undefined;
    const action = actionOf(seat, move);
    logsBefore.set(action.payload.args, { stateID: state._stateID, log });
    return action;
  }

  /** The legal moves of a seat as boardgame.io's actions. */
  enumerate(G: Types['State'], _ctx: Ctx, playerID: PlayerID) {
    return this.#game.listMoves(G, playerID).map((move) => actionOf(playerID, move));
  }
}

/** Makes the class of a game's bot. */
export function createBotClass<Types extends GameTypes>(game: BotGame<Types>): BotClass {
  class Bot extends PlayingBot<Types> {
    constructor(options: BotOptions = {}) {
      super(game, options);
    }
  }

  // Simulate tells one bot for all from a bot for each seat by a class that is not imported here, and would look for
  // the bot of a seat in it: that is the bot itself.
  for (let seat = 0; seat < game.maxPlayers; seat += 1) {
    Object.defineProperty(Bot.prototype, seat, {
      get(): unknown {
        return this;
      },
    });
  }
  // It has all that boardgame.io's class shows; what that keeps to itself no other class can have.
  return Bot as unknown as BotClass;
}
