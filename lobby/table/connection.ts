import type { ChatMessage, FilteredMetadata, Game, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { ChatLine, RefusedMessage, Table } from '../../server/protocol.ts';
import { chatWith, logAfterUpdate } from './matchRecord.ts';

type Transport = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOptions = Parameters<ReturnType<typeof SocketIO>>[0];
type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];
type GameClient = ReturnType<typeof Client>;
type GameState = ReturnType<GameClient['getState']>;

/** Whose eyes the page looks with; left out: a spectator's. */
export interface Viewer {
  readonly playerID: string;
  readonly credentials: string;
}

/** A message that the server refused, numbered so that two alike can be told apart. */
export interface Refused extends RefusedMessage {
  readonly number: number;
}

/** All that a page knows of a match at one moment. */
export interface MatchSnapshot {
  /** null until the server has sent it. */
  readonly state: GameState;
  readonly isConnected: boolean;
  readonly moves: GameClient['moves'];
  readonly matchData: FilteredMetadata | undefined;
  /** The newest word of the server on seats and names; null: none yet. */
  readonly table: Table | null;
  readonly log: LogEntry[];
  readonly chat: readonly ChatLine[];
  /** Number of lines that others have said since this page was opened. */
  readonly newLines: number;
  readonly refused: Refused | null;
}

type Kept = Pick<MatchSnapshot, 'table' | 'log' | 'chat' | 'newLines' | 'refused'>;

/** What our server puts into a chat message's payload, which boardgame.io leaves open. */
function lineOf({ id, sender, payload }: ChatMessage): ChatLine {
  return { id, playerID: sender, ...(payload as Pick<ChatLine, 'name' | 'text' | 'sentAt'>) };
}

/** A page's line to one match: boardgame.io's plain client, and beside it what that client drops. */
export class MatchConnection {
  readonly #matchID: string;
  readonly #client: GameClient;
  readonly #listeners = new Set<() => void>();
  #transport: Transport | undefined;
  #kept: Kept = {
    table: null,
    log: [],
    chat: [],
    newLines: 0,
    refused: null,
  };
  #current: MatchSnapshot;

  constructor({
    game,
    matchID,
    numPlayers,
    viewer,
  }: {
    readonly game: Game;
    readonly matchID: string;
    readonly numPlayers: number;
    readonly viewer: Viewer | undefined;
  }) {
    this.#matchID = matchID;
    const multiplayer = (options: TransportOptions) => this.#makeTransport(options);
    this.#client = Client({ game, matchID, numPlayers, debug: false, multiplayer, ...viewer });
    this.#current = this.#look();
  }

  start(): void {
    this.#client.start();
    this.#client.subscribe(() => this.#publish());
    this.#listenToOurServer();
  }

  stop(): void {
    this.#client.stop();
  }

  say(text: string): void {
    this.#client.sendChatMessage(text);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): MatchSnapshot => this.#current;

  #look(): MatchSnapshot {
    return {
      ...this.#kept,
      state: this.#client.getState(),
      isConnected: this.#transport?.isConnected ?? false,
      moves: this.#client.moves,
      matchData: this.#client.matchData,
    };
  }

  #publish(): void {
    this.#current = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
  }

  #makeTransport(options: TransportOptions): Transport {
    this.#transport = SocketIO({ socketOpts: { transports: ['websocket'] } })({
      ...options,
      transportDataCallback: (data) => {
        const isOurs = data.args[0] === this.#matchID;
        // The client takes updates only once it knows the whole match.
        const isTooEarly = data.type === 'update' && this.#client.getState() === null;
        if (!isOurs || isTooEarly) return;
        this.#record(data);
        options.transportDataCallback(data);
        this.#publish();
      },
    });
    return this.#transport;
  }

  #record(data: TransportData): void {
    const { log, chat, newLines } = this.#kept;
    if (data.type === 'sync') this.#keep({ log: data.args[1].log });
    if (data.type === 'update') this.#keep({ log: logAfterUpdate(log, data.args[2]) });
    if (data.type === 'chat') {
      const line = lineOf(data.args[1]);
      const isNews = line.playerID !== this.#client.playerID;
      this.#keep({ chat: chatWith(chat, [line]), newLines: newLines + (isNews ? 1 : 0) });
    }
  }

  #refuse(message: RefusedMessage): void {
    this.#keep({ refused: { ...message, number: (this.#kept.refused?.number ?? 0) + 1 } });
    this.#publish();
  }

  #listenToOurServer(): void {
    const socket = this.#transport?.socket;
    socket?.on('refused', (message: RefusedMessage) => this.#refuse(message));
    socket?.on('table', (matchID: string, table: Table) => {
      if (matchID !== this.#matchID) return;
      this.#keep({ table });
      this.#publish();
    });
    socket?.on('chatHistory', (matchID: string, lines: readonly ChatLine[]) => {
      if (matchID !== this.#matchID) return;
      this.#keep({ chat: chatWith([], lines) });
      this.#publish();
    });
  }
}
