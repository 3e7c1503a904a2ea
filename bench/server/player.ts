import { WebSocket } from 'ws';
import { cardsInHand, fieldCount } from './game.ts';
import type { Seat } from './lobby.ts';

/** The namespace of the game in socket.io's packets: `42/bench,["update",…]`. */
const namespace = '/bench,';
const eventStart = Buffer.from(`42${namespace}["`);
const updateStart = Buffer.from('update"');
const patchStart = Buffer.from('patch"');
const syncStart = Buffer.from('sync"');
const refusedStart = Buffer.from('refused"');
const stateIDMark = Buffer.from('"_stateID":');

const ping = '2'.charCodeAt(0);
const zero = '0'.charCodeAt(0);
const four = '4'.charCodeAt(0);
const comma = ','.charCodeAt(0);

function numberAt(frame: Buffer, start: number): number {
  let number = 0;
  for (let index = start; index < frame.length; index += 1) {
    const digit = (frame[index] ?? 0) - zero;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  return number;
}

const startsWith = (frame: Buffer, start: Buffer, offset: number) =>
  frame.compare(start, 0, start.length, offset, offset + start.length) === 0;

/**
 * A player's connection: speaks as much of socket.io's protocol as playing needs, and reads of a state
 * only what it needs. Parsing 8 kB would take more than serving them.
 */
export class Player {
  readonly seat: Seat;
  /** Newest state seen; -1: none yet. */
  stateID = -1;
  isMyTurn = false;
  /** Updates and patches seen: each leads to the next state. */
  updates = 0;
  /** How often the whole match was sent anew, since an update was late or lost on its way. */
  resends = 0;
  /** Milliseconds from sending each move until this player saw the new state. */
  readonly times: number[] = [];
  /** Called for every state that is sent, the first included. */
  onState: () => void = () => {};
  #moveSentAt: number | undefined;
  readonly #socket: WebSocket;
  /** 0 for who begins, 1 for the other. */
  readonly #turn: number;

  constructor(seat: Seat, port: number) {
    this.seat = seat;
    this.#turn = Number(seat.playerID);
    const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    this.#socket.on('error', (error) => {
      throw error;
    });
    this.#socket.on('message', (frame: Buffer) => this.#take(frame));
  }

  /** Moves on the newest state. `sentAt`: when it should have been sent, if that was earlier. */
  move(sentAt = performance.now()): void {
    this.#moveSentAt = sentAt;
    this.isMyTurn = false;
    const { stateID } = this;
    const { matchID, playerID, credentials } = this.seat;
    const args = [(stateID * 7) % fieldCount, stateID % cardsInHand];
    const payload = { type: 'play', args, playerID, credentials };
    this.#emit(['update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID]);
  }

  close(): void {
    this.#socket.terminate();
  }

  #emit(event: readonly unknown[]): void {
    this.#socket.send(`42${namespace}${JSON.stringify(event)}`);
  }

  #take(frame: Buffer): void {
    if (frame[0] === ping) this.#socket.send('3');
    else if (frame[0] === zero) this.#socket.send(`40${namespace}`);
    else if (startsWith(frame, eventStart, 0)) this.#takeEvent(frame, eventStart.length);
    else if (frame[0] === four && frame[1] === zero) {
      const { matchID, playerID, credentials } = this.seat;
      this.#emit(['sync', matchID, playerID, credentials, 2]);
    } else throw new Error(`A message was not understood: ${frame}`);
  }

  #takeEvent(frame: Buffer, offset: number): void {
    if (startsWith(frame, updateStart, offset)) {
      this.#see(numberAt(frame, frame.indexOf(stateIDMark, offset) + stateIDMark.length));
    } else if (startsWith(frame, patchStart, offset)) {
      this.#see(this.#patchedStateID(frame, offset + patchStart.length));
    } else if (startsWith(frame, syncStart, offset)) {
      this.#takeWhole(frame);
    } else if (startsWith(frame, refusedStart, offset)) throw new Error(`Refused: ${frame}`);
  }

  /** A patch is `["patch","<matchID>",<former stateID>,<stateID>,…]`. */
  #patchedStateID(frame: Buffer, offset: number): number {
    const former = offset + this.seat.matchID.length + ',"",'.length;
    return numberAt(frame, frame.indexOf(comma, former) + 1);
  }

  #takeWhole(frame: Buffer): void {
    const [, , { state }] = JSON.parse(frame.toString('utf8', eventStart.length - 2));
    if (this.stateID >= 0) this.resends += 1;
    if (state._stateID > this.stateID) this.#arriveAt(state._stateID);
  }

  #see(stateID: number): void {
    if (stateID !== this.stateID + 1) {
      throw new Error(`State ${stateID} was sent after ${this.stateID}.`);
    }
    this.updates += 1;
    this.#arriveAt(stateID);
  }

  #arriveAt(stateID: number): void {
    if (this.#moveSentAt !== undefined) {
      this.times.push(performance.now() - this.#moveSentAt);
      this.#moveSentAt = undefined;
    }
    this.stateID = stateID;
    // Each move ends its turn, and the first is the first player's.
    this.isMyTurn = stateID % 2 === this.#turn;
    this.onState();
  }
}
