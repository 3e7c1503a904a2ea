/** A game's bot as a class that implements boardgame.io's `Bot`: for its `Simulate`, `Step` and `Local`. */
import type { Ctx, State } from 'boardgame.io';
import type { Bot as FrameworkBot } from 'boardgame.io/ai';
import type { GameIdentity } from '../game-info.ts';
import type { LogEntry } from '../log.ts';
import type { PlayerID } from '../player-id.ts';
import type { AnyMove, GameTypes, Rules } from '../rules.ts';
import { checkLevel, checkSeatAmong, showsPartOf } from './checks.ts';
import type { Choose, Thinking } from './choose.ts';
import type { Level } from './levels.ts';
import { randomFrom } from './seeded.ts';

/** Options of a bot; `new Bot()` plays 'strong' with 500 milliseconds a move. */
export interface BotOptions extends Thinking {
  /** Seed of the random numbers; with `rounds`, the same match gets the same moves. Defaults to `Math.random`. */
  readonly seed?: string | number | undefined;
  /**
   * Returns the log of the match so far, such as `() => client.log`. Defaults to the log that the bot gathers from the
   * moves it was asked for.
   */
  readonly log?: (() => readonly LogEntry[] | undefined) | undefined;
  /** Game object that boardgame.io's `Local` passes; other callers needn't. */
  readonly game?: object | undefined;
  /** Enumerator that boardgame.io passes. It is ignored: the bot uses the rules instead. */
  readonly enumerate?: unknown;
}

/** A bot that is compatible with boardgame.io's types. */
export interface GameBot extends FrameworkBot {
  readonly play: FrameworkBot['play'];
}

/** Constructor of a game's bot. */
export type BotClass = new (options?: BotOptions) => GameBot;

/** Parts of a game that the class uses. */
interface BotGame<Types extends GameTypes> {
  readonly identity: Pick<GameIdentity, 'maxPlayers'>;
  readonly choose: Choose<Types>;
  // A method: boardgame.io's states are untyped.
  playersToMove(G: unknown): readonly PlayerID[];
  readonly rules: Pick<Rules<Types>, 'legalMoves'>;
}

type Option = ReturnType<FrameworkBot['opts']>[string];

/**
 * Log before an action, by the action's arguments array, which boardgame.io passes on unchanged. Bots that are asked
 * for every move of a match thus know its whole log, however many bots there are. Matches never mix.
 */
const logsBefore = new WeakMap<
  readonly unknown[],
  { readonly stateID: number; readonly log: readonly LogEntry[] }
>();

/** Returns the log that led to a state, as far as bots know it. It is empty if another player made the last move. */
function knownLog({ deltalog = [], _stateID }: State): readonly LogEntry[] {
  const entry = deltalog.find(({ action }) => action.type === 'MAKE_MOVE');
  const before = entry && logsBefore.get(entry.action.payload.args);
  const isNext = before?.stateID === entry?._stateID && before?.stateID === _stateID - 1;
  return before && isNext ? [...before.log, ...deltalog] : [];
}

/** Returns an action for a move, as boardgame.io's makeMove builds it. */
function actionOf(seat: PlayerID, { move, args }: AnyMove) {
  return {
    type: 'MAKE_MOVE' as const,
    payload: { type: move, args: [...args], playerID: seat, credentials: undefined },
  };
}

/** Returns whether boardgame.io has processed a game for a client or a server. */
function isProcessed(game: object | undefined): boolean {
  return game !== undefined && 'flow' in game;
}

/** Base class with the settings and random numbers of boardgame.io's own `Bot`. */
class BotBase {
  readonly #options: Record<string, Option> = {};
  readonly #random: () => number;

  constructor(seed: string | number | undefined) {
    this.#random = seed === undefined ? Math.random : randomFrom(seed);
  }

  /** Adds a setting with its initial value. */
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

  /** Returns the value of a setting. */
  getOpt(key: string): unknown {
    return this.#options[key]?.value;
  }

  /** Changes an existing setting; an unknown key is ignored. */
  setOpt(key: string, value: unknown): void {
    const option = this.#options[key];
    if (option) option.value = value;
  }

  /** Returns all settings. */
  opts(): Record<string, Option> {
    return this.#options;
  }

  /**
   * Returns a random number from 0 to below 1. Given a number, returns an integer below it; given a list, one of its
   * items.
   */
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
  /**
   * Whether the bot plays only one seat. `Local` gives its bots a processed game and a seat each; other seats may be
   * people's.
   */
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
   * Returns an action for a seat, from its view of the state and the log. If the match isn't waiting for that seat, the
   * first awaited seat moves instead, since boardgame.io asks for any active seat. Under `Local`, no seat moves then.
   */
  async play(state: State, playerID: PlayerID) {
    checkSeatAmong(state.ctx.playOrder, playerID);
    const awaited = this.#game.playersToMove(state.G);
    const seat = awaited.includes(playerID) ? playerID : awaited[0];
    // Local requires an action, but it can wait for ever.
    if (seat !== playerID && this.#hasOneSeat) return new Promise<never>(() => {});
    return { action: seat === undefined ? undefined : this.#act(state, seat) };
  }

  #act(state: State, seat: PlayerID) {
    // Step passes its client's view, and asks for seats that the client can't see.
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

  /** Returns the legal moves of a seat as boardgame.io's actions. */
  enumerate(G: Types['State'], _ctx: Ctx, playerID: PlayerID) {
    return this.#game.rules.legalMoves(G, playerID).map((move) => actionOf(playerID, move));
  }
}

/** Creates the class of a game's bot. */
export function createBotClass<Types extends GameTypes>(game: BotGame<Types>): BotClass {
  class Bot extends PlayingBot<Types> {
    constructor(options: BotOptions = {}) {
      super(game, options);
    }
  }

  // To tell one bot for all seats from a bot for each, Simulate checks a class that isn't imported here. It would then
  // look up a seat's bot as a property, which therefore returns the bot itself.
  for (let seat = 0; seat < game.identity.maxPlayers; seat += 1) {
    Object.defineProperty(Bot.prototype, seat, {
      get(): unknown {
        return this;
      },
    });
  }
  // It has all public members of boardgame.io's class; another class can't have the private ones.
  return Bot as unknown as BotClass;
}
