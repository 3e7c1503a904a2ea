import { SocketIO } from 'boardgame.io/server';
import type { Server, Socket } from 'socket.io';
import type { App } from '../framework.ts';
import type { ServedGame } from '../games.ts';
import type { RefusalCode, RefusedMessage } from '../protocol.ts';
import { GameRoom, type RoomParts } from './game-room.ts';
import { attachSockets } from './listen.ts';
import { lostAMove, Refusal } from './refusal.ts';

type MessageName = RefusedMessage['message'];

/** Carries out a message, or tells its sender why not. Whatever goes wrong, nothing gets out of here. */
async function answer(
  socket: Socket,
  message: MessageName,
  carryOut: () => Promise<void>,
): Promise<RefusalCode | undefined> {
  try {
    await carryOut();
    return undefined;
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) console.error(`A message (${message}) was not carried out:`, error);
    const { code, reason } = isRefusal ? error : new Refusal('notSaved');
    socket.emit('refused', { code, reason, message } satisfies RefusedMessage);
    return code;
  }
}

async function answerUpdate(socket: Socket, room: GameRoom, message: readonly unknown[]) {
  const refused = await answer(socket, 'update', () => room.update(message));
  if (!refused || !lostAMove(refused)) return;
  await answer(socket, 'sync', () => room.correct(socket));
}

function welcome(socket: Socket, room: GameRoom): void {
  socket.on('update', (...message: unknown[]) => void answerUpdate(socket, room, message));
  socket.on('sync', (...message: unknown[]) => {
    void answer(socket, 'sync', () => room.sync(socket, message));
  });
  socket.on('chat', (...message: unknown[]) => {
    void answer(socket, 'chat', () => room.chat(message));
  });
  socket.on('disconnect', () => room.leave(socket));
}

/** boardgame.io's place for a transport, taken by ours; its pub-sub carries what is published. */
export class TableTransport extends SocketIO {
  readonly #games: readonly ServedGame[];
  readonly #parts: Omit<RoomParts, 'pubSub'>;
  #sockets: Server | undefined;

  constructor(games: readonly ServedGame[], parts: Omit<RoomParts, 'pubSub'>) {
    super();
    this.#games = games;
    this.#parts = parts;
  }

  override init(app: App): void {
    const sockets = attachSockets(app);
    this.#sockets = sockets;
    for (const served of this.#games) {
      const room = new GameRoom(served, { ...this.#parts, pubSub: this.pubSub });
      sockets.of(served.game.name).on('connection', (socket) => welcome(socket, room));
    }
  }

  /** Ends all connections and stops listening. */
  async close(): Promise<void> {
    await this.#sockets?.close();
  }
}
