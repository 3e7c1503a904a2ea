/** Lets a bot play a seat through a client of boardgame.io, with all that the seat's page would have and no more. */
import type { PlayerID } from 'boardgame.io';
import type { Client } from 'boardgame.io/client';
import type { AnyMove, GameTypes, MoveOf } from '../rules.ts';
import { checkLevel, checkPlayerID, checkSeatAmong } from './checks.ts';
import type { Choice, Choose, Thinking } from './choose.ts';

/** What is used of a client of boardgame.io. */
export type SeatClient = Pick<
  ReturnType<typeof Client>,
  'playerID' | 'log' | 'moves' | 'getState' | 'subscribe'
>;

/** How a bot plays a seat. */
export interface SeatPlay<Types extends GameTypes> extends Thinking {
  /** So many milliseconds it waits before it thinks about a move, for people to follow; left out: none. */
  readonly pause?: number | undefined;
  /** Thinks instead of the bot here, such as in a Web Worker: it is given plain data alone. */
  readonly choose?:
    | ((
        choice: Choice<Types>,
      ) => PromiseLike<MoveOf<Types['Moves']> | undefined> | ReturnType<Choose<Types>>)
    | undefined;
}

/** What is asked of a game. */
interface SeatGame<Types extends GameTypes> {
  readonly choose: Choose<Types>;
  // Methods: a client's state is untyped, and its game knows what is its own.
  playersToMove(G: unknown): readonly PlayerID[];
  refusalOf(G: unknown, seat: PlayerID, move: string, args: readonly unknown[]): string | null;
}

/** So many milliseconds a move may be on its way before it counts as lost. */
const patience = 2000;

/** A move on its way to the server, with the state on which it was made. */
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
    checkLevel(play.level);
    checkPlayerID(client.playerID);
    client.subscribe(() => this.#look());
    this.#look();
  }

  /** It moves no more. boardgame.io's clients can lose other listeners when one leaves, so this one stays and is deaf. */
  leave(): void {
    this.#isOver = true;
    this.#forgetSent();
  }

  /** The seat, and the state in which the match waits for it. */
  #awaited() {
    const state = this.#client.getState();
    const seat = this.#client.playerID;
    if (this.#isOver || !state?.isConnected || !seat) return null;
    return this.#game.playersToMove(state.G).includes(seat) ? { seat, state } : null;
  }

  /** An error if the match, once it is known, has no such seat: it would be silent for ever. */
  #checkSeat(): void {
    const state = this.#client.getState();
    const seat = this.#client.playerID;
    if (this.#isOver || !state || !seat) return;
    try {
      checkSeatAmong(state.ctx.playOrder, seat);
    } catch (error) {
      this.leave(); // told once, not with every state
      throw error;
    }
  }

  #look(): void {
    this.#checkSeat();
    const isOnItsWay = this.#isOnItsWay();
    if (this.#isThinking || isOnItsWay || !this.#awaited()) return;
    this.#isThinking = true;
    // Never at once: boardgame.io tells of a state before it keeps it.
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
    // The client plays this game, as whoever joins the two says.
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

  /** Whether a move is still to be heard of: until it is in the log, or the rules refuse it by now. */
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

/** Makes the function by which a game's bots play seats. */
export function createSeatPlayer<Types extends GameTypes>(game: SeatGame<Types>) {
  return (client: SeatClient, play: SeatPlay<Types> = {}): (() => void) => {
    const seat = new BotSeat(game, client, play);
    return () => seat.leave();
  };
}
