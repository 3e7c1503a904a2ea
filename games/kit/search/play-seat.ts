/** Lets a bot play a seat through a boardgame.io client, with exactly the information of the seat's page. */
import type { LogEntry } from '../log.ts';
import type { PlayerID } from '../player-id.ts';
import type { AnyMove, GameTypes, MoveOf } from '../rules.ts';
import { checkLevel, checkPlayerID, checkSeatAmong, checkSettings } from './checks.ts';
import type { Choice, Choose, Thinking } from './choose.ts';

/** Members of a boardgame.io client that are used here. */
export interface SeatClient {
  readonly playerID?: PlayerID | null | undefined;
  readonly log?: readonly LogEntry[] | undefined;
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly getState: () => SeatState | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The part of a match that a client knows. */
interface SeatState {
  readonly G: unknown;
  readonly ctx: { readonly playOrder: readonly PlayerID[] };
  readonly isConnected: boolean;
  readonly _stateID: number;
}

/** Settings of a bot that plays a seat. */
export interface SeatPlay<Types extends GameTypes> extends Thinking {
  /** Pause before the bot thinks about a move, so that people can follow. In milliseconds; defaults to none. */
  readonly pause?: number | undefined;
  /** Replaces the bot's own decision, for example by a Web Worker. It receives plain data only. */
  readonly choose?:
    | ((
        choice: Choice<Types>,
      ) => PromiseLike<MoveOf<Types['Moves']> | undefined> | ReturnType<Choose<Types>>)
    | undefined;
}

/** Parts of a game that are used here. */
interface SeatGame<Types extends GameTypes> {
  readonly choose: Choose<Types>;
  // Methods: a client's state is untyped, and its game knows what is its own.
  playersToMove(G: unknown): readonly PlayerID[];
  refusalOf(G: unknown, seat: PlayerID, move: string, args: readonly unknown[]): string | null;
}

const settingNames: readonly (keyof SeatPlay<GameTypes>)[] = [
  'level',
  'milliseconds',
  'rounds',
  'pause',
  'choose',
];

/** Time after which an unconfirmed move counts as lost, in milliseconds. */
const patience = 2000;

/** A move sent to the server, with the ID of the state on which it was made. */
interface Sent {
  readonly move: AnyMove;
  readonly stateID: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A seat with its bot. */
class BotSeat<Types extends GameTypes> {
  readonly #game: SeatGame<Types>;
  readonly #client: SeatClient;
  readonly #play: SeatPlay<Types>;
  #isThinking = false;
  #sent: Sent | null = null;
  #isOver = false;

  constructor(game: SeatGame<Types>, client: SeatClient, play: SeatPlay<Types>) {
    this.#game = game;
    this.#client = client;
    this.#play = play;
    checkSettings(play, settingNames);
    checkLevel(play.level);
    checkPlayerID(client.playerID);
    client.subscribe(() => this.#look());
    this.#look();
  }

  /**
   * Stops the bot. boardgame.io's clients can lose other listeners when one unsubscribes, so this one stays and does
   * nothing.
   */
  leave(): void {
    this.#isOver = true;
    this.#forgetSent();
  }

  /** Returns the seat and the present state if the match is waiting for the seat, else null. */
  #awaited() {
    const state = this.#client.getState();
    const seat = this.#client.playerID;
    if (this.#isOver || !state?.isConnected || !seat) return null;
    return this.#game.playersToMove(state.G).includes(seat) ? { seat, state } : null;
  }

  /** Throws if the match, once it is known, has no such seat: the bot would otherwise wait for ever. */
  #checkSeat(): void {
    const state = this.#client.getState();
    const seat = this.#client.playerID;
    if (this.#isOver || !state || !seat) return;
    try {
      checkSeatAmong(state.ctx.playOrder, seat);
    } catch (error) {
      this.leave(); // thrown once, not with every state
      throw error;
    }
  }

  #look(): void {
    this.#checkSeat();
    const isOnItsWay = this.#isOnItsWay();
    if (this.#isThinking || isOnItsWay || !this.#awaited()) return;
    this.#isThinking = true;
    // Never at once: boardgame.io notifies its listeners of a state before it stores it.
    setTimeout(() => this.#move(), this.#play.pause);
  }

  async #move(): Promise<void> {
    await this.#moveIfAwaited().finally(() => {
      this.#isThinking = false;
    });
    this.#look();
  }

  async #moveIfAwaited(): Promise<void> {
    const { level, milliseconds, rounds, choose = this.#game.choose } = this.#play;
    const before = this.#awaited();
    if (!before) return;
    const { seat, state } = before;
    // The caller guarantees that the client plays this game.
    const G = state.G as Types['SeenState'];
    const { log } = this.#client;
    const move = await choose({ G, playerID: seat, log, level, milliseconds, rounds });
    const now = this.#awaited();
    // Others may have moved meanwhile, or the same seat from another page.
    if (!now || this.#hasMovedSince(state._stateID)) return;
    if (move && this.#isLegal(move)) this.#send(move, now.state._stateID);
    else if (now.state._stateID === state._stateID) {
      throw new Error(`Seat ${seat} was given no legal move.`);
    }
  }

  #send(move: AnyMove, stateID: number): void {
    const giveUp = () => {
      this.#sent = null;
      this.#look();
    };
    this.#sent = { move, stateID, timer: setTimeout(giveUp, patience) };
    this.#client.moves[move.move]?.(...move.args);
  }

  #forgetSent(): void {
    clearTimeout(this.#sent?.timer);
    this.#sent = null;
  }

  /** Returns whether a sent move is pending: neither in the log yet nor refused by the present rules. */
  #isOnItsWay(): boolean {
    if (!this.#sent) return false;
    if (!this.#hasMovedSince(this.#sent.stateID) && this.#isLegal(this.#sent.move)) return true;
    this.#forgetSent();
    return false;
  }

  #isLegal({ move, args }: AnyMove): boolean {
    const G = this.#client.getState()?.G;
    return this.#game.refusalOf(G, this.#client.playerID ?? '', move, args) === null;
  }

  #hasMovedSince(stateID: number): boolean {
    const { log = [], playerID } = this.#client;
    return log.some(
      ({ action, _stateID }) => _stateID >= stateID && action.payload.playerID === playerID,
    );
  }
}

/** Lets a bot play the seat of a boardgame.io client. Returns a function that stops it. */
export type PlaySeat<Types extends GameTypes> = (
  client: SeatClient,
  play?: SeatPlay<Types>,
) => () => void;

/** Creates the function that lets a game's bots play seats. */
export function createSeatPlayer<Types extends GameTypes>(game: SeatGame<Types>): PlaySeat<Types> {
  return (client, play = {}) => {
    const seat = new BotSeat(game, client, play);
    return () => seat.leave();
  };
}
