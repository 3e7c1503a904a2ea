import type {
  ChatLine,
  ClocksMessage,
  RefusedMessage,
  SeatedMessage,
  TableAtHand,
} from '../../../protocol/tables.ts';
import { type Moves, movesOf, type PlayedMatch, type Refused } from '../../lib/played-match.ts';
import { noteSiteConfig } from '../../lib/site-config.ts';
import { SnapshotStore } from '../../lib/snapshot-store.ts';
import { loadPart } from '../../lib/useLoaded.ts';
import { askForVersion } from '../../offline/version.ts';
import type { Words } from '../chat/chat-props.ts';
import type { ClientTo, OpenedClient, TransportData } from './client.ts';
import { ConnectionWatchdog } from './connection-watchdog.ts';
import type { EarlyView } from './early-view.ts';
import { HeldMove } from './held-move.ts';
import { MatchChat, type ShownChat } from './match-chat.ts';
import { isMissingMoves, logAfterUpdate } from './match-log.ts';
import { OwnMoves } from './own-moves.ts';

/** Loads boardgame.io's client. A table's page reports it if that fails. */
export const loadClient = async () => (await import('./client.ts')).openClient;

/** Refusals after which the same request may succeed a moment later. */
const passingCodes: readonly Refused['code'][] = ['notSaved', 'tooMany'];

/** In milliseconds. A random time up to the same is added, so that pages spread out. */
const beforeAskingAgain = 2000;

/** Everything that a page knows of a match on the server. */
export interface MatchSnapshot extends PlayedMatch, ShownChat {
  /** Whether `state` is up to date and moves can be sent. */
  readonly isConnected: boolean;
  /** Whether the server is slow to answer. */
  readonly isLate: boolean;
  /** Whether the server has announced a stop or restart and is not back yet. */
  readonly isServerClosing: boolean;
  /** Latest seats and clocks from the server, or null. */
  readonly table: TableAtHand | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly serverAhead: number;
}

type Kept = Pick<MatchSnapshot, 'isServerClosing' | 'table' | 'serverAhead' | 'log' | 'refused'>;

/** A move made on the board. */
interface MadeMove {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Whether the server accepts it on an outdated state. */
  readonly takesStale: boolean;
}

interface ConnectionTo extends ClientTo {
  /** Called when the viewer's seat has another number, which makes this connection useless. */
  readonly onSeated: (playerID: string) => void;
}

/** A page's connection to one match: boardgame.io's plain client, and the messages that it ignores. */
export class MatchConnection extends SnapshotStore<MatchSnapshot> {
  readonly #matchID: string;
  readonly #to: ClientTo;
  /** boardgame.io's client; null until it is loaded. */
  #opened: OpenedClient | null = null;
  readonly #onSeated: (playerID: string) => void;
  /** Moves. Without a connection they send nothing, now or later, and the page says so. */
  readonly #moves: Moves;
  readonly #ownMoves: OwnMoves;
  readonly #chat: MatchChat;
  /** The match as shown before the connection delivers it, or null. */
  #early: EarlyView['view'] | null = null;
  readonly #heldMove = new HeldMove();
  #watchdog: ConnectionWatchdog | undefined;
  /** Whether the server has sent the match, or the table before it begins, over this connection. */
  #isInStep = false;
  #isStarted = false;
  #isStopped = false;
  #askingAgain: ReturnType<typeof setTimeout> | undefined;
  #kept: Kept = {
    isServerClosing: false,
    table: null,
    serverAhead: 0,
    log: [],
    refused: null,
  };

  constructor({ onSeated, ...to }: ConnectionTo) {
    super();
    this.#matchID = to.matchID;
    this.#to = to;
    this.#onSeated = onSeated;
    this.#ownMoves = new OwnMoves(this.#playerID);
    this.#chat = new MatchChat(this.#matchID, this.#playerID);
    this.#moves = Object.fromEntries(
      Array.from(movesOf(to.game), ([name, takesStale]) => [
        name,
        (...args: unknown[]) => this.#move({ name, args, takesStale }),
      ]),
    );
  }

  /** Connects; further calls do nothing. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    loadPart(loadClient).then(
      (openClient) => this.#open(openClient),
      // The page says so.
      () => {},
    );
    // Without it, lines of muted players are counted.
    this.#chat.loadMuted().catch(() => {});
  }

  stop(): void {
    this.#isStopped = true;
    this.#heldMove.drop();
    clearTimeout(this.#askingAgain);
    this.#watchdog?.close();
    this.#opened?.client.stop();
  }

  /** Sends a chat message; resolves to whether the server confirmed it. */
  say(words: Words): Promise<boolean> {
    if (!this.#isLive) {
      this.#refuse({ code: 'notConnected', reason: null, message: 'chat' });
      return Promise.resolve(false);
    }
    // Not a secret, and `crypto.randomUUID` does not exist without TLS.
    const id = Math.random().toString(36).slice(2);
    const sender = this.#playerID ?? '';
    this.#opened?.transport.sendChatMessage(this.#matchID, { id, sender, payload: words });
    this.#watchdog?.expectAnswer();
    return this.#chat.sent(id);
  }

  /** Shows a match that was fetched ahead, until the connection delivers it. */
  showMeanwhile({ view, receivedAt }: EarlyView): void {
    if (view.playerID !== this.#playerID || this.#state !== null) return;
    this.#early = view;
    const { match, table } = view;
    this.#keep({ log: match.log, table, serverAhead: table.now - receivedAt });
    this.#handOnEarly();
    this.publish();
  }

  get #playerID(): string | null {
    return this.#to.viewer?.playerID ?? null;
  }

  /** State of the client. */
  get #state() {
    return this.#opened?.client.getState() ?? this.#early?.match.state ?? null;
  }

  get #isLive(): boolean {
    const isConnected =
      this.#opened?.transport.isConnected && this.#isInStep && !this.#watchdog?.isSilent;
    return isConnected === true && !this.#kept.isServerClosing;
  }

  protected makeSnapshot(): MatchSnapshot {
    const state = this.#state;
    return {
      ...this.#kept,
      ...this.#chat.shown,
      // All our games end with the kit's Result.
      state: state && { G: state.G, stateID: state._stateID, result: state.ctx.gameover ?? null },
      isConnected: this.#isLive,
      isLate: this.#watchdog?.isLate === true,
      moves: this.#moves,
      matchData: this.#opened?.client.matchData ?? this.#early?.match.filteredMetadata,
    };
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
  }

  #move(move: MadeMove): void {
    const { name, args, takesStale } = move;
    const refuse = (code: Refused['code']) =>
      this.#refuse({ code, reason: null, message: 'update' });
    if (this.#early) {
      this.#heldMove.hold({
        takesStale,
        send: () => this.#move(move),
        giveUp: () => refuse('notConnected'),
        tooLate: () => refuse('stale'),
      });
      return;
    }
    if (this.#isLive) {
      this.#ownMoves.sent(this.#kept.log, JSON.stringify([name, args]), Date.now());
      this.#opened?.client.moves[name]?.(...args);
      this.#watchdog?.expectAnswer();
    } else refuse('notConnected');
  }

  #askForAll(): void {
    this.#opened?.transport.requestSync();
    this.#watchdog?.expectAnswer();
  }

  #open(openClient: Awaited<ReturnType<typeof loadClient>>): void {
    if (this.#isStopped) return;
    this.#opened = openClient(this.#to, (data) => this.#take(data));
    const { client, transport } = this.#opened;
    client.start();
    client.subscribe(() => this.publish());
    this.#handOnEarly();
    this.#listenTo(transport.socket);
  }

  /** Gives the client the match that the page shows. */
  #handOnEarly(): void {
    if (!this.#early) return;
    this.#opened?.handOn({ type: 'sync', args: [this.#matchID, this.#early.match] });
  }

  #take(data: TransportData): void {
    const isOurs = data.args[0] === this.#matchID;
    // The client accepts updates only after the whole match.
    const isTooEarly = data.type === 'update' && this.#state === null;
    if (!isOurs || isTooEarly) return;
    const isSame = this.#isShown(data);
    if (!isSame) {
      this.#record(data);
      this.#opened?.handOn(data);
    }
    if (data.type === 'sync') {
      this.#comeIntoStep();
      this.#heldMove.release({ isSame });
    }
    this.publish();
  }

  /** Returns whether the page already shows this, so that nothing needs to be rendered. */
  #isShown(data: TransportData): boolean {
    if (data.type !== 'sync') return false;
    const early = this.#early;
    this.#early = null;
    const { state, filteredMetadata } = data.args[1];
    if (early?.match.state._stateID !== state._stateID) return false;
    this.#opened?.handOn({ type: 'matchData', args: [this.#matchID, filteredMetadata] });
    return true;
  }

  #record(data: TransportData): void {
    const { log } = this.#kept;
    if (data.type === 'sync') this.#keep({ log: data.args[1].log });
    if (data.type === 'update') {
      const [, { _stateID }, update] = data.args;
      if (isMissingMoves(log, _stateID)) this.#askForAll();
      this.#keep({ log: logAfterUpdate(log, update) });
    }
    if (data.type === 'chat') this.#chat.take(data.args[1]);
  }

  /** Handles a whole match, which the server may send at any time and sends after each connection. */
  #comeIntoStep(): void {
    clearTimeout(this.#askingAgain);
    if (this.#isInStep) return;
    this.#setInStep();
    if (this.#ownMoves.haveArrivedIn(this.#kept.log)) return;
    this.#refuse({ code: 'notArrived', reason: null, message: 'update' });
  }

  #takeTable(table: TableAtHand): void {
    this.#keep({ table, serverAhead: table.now - Date.now() });
    // Nothing else is sent before the match begins.
    if (table.begunAt === null && !this.#isInStep) this.#setInStep();
    this.publish();
  }

  /** Notes that the page is up to date; a server that announced its stop is back or replaced. */
  #setInStep(): void {
    this.#isInStep = true;
    this.#keep({ isServerClosing: false });
  }

  #refuse(refused: Omit<Refused, 'number'>): void {
    this.#keep({ refused: { ...refused, number: (this.#kept.refused?.number ?? 0) + 1 } });
    this.publish();
  }

  #takeRefusal(refused: RefusedMessage): void {
    const { code, message } = refused;
    // Of a double press, the first one counts.
    if (message === 'update' && this.#ownMoves.refused(this.#kept.log)) return;
    if (message === 'chat') this.#chat.refused();
    if (message === 'sync') {
      this.#isInStep = false;
      // A server that answers is not stopping.
      this.#keep({ isServerClosing: false });
      if (passingCodes.includes(code)) this.#askAgainLater();
    }
    this.#refuse(refused);
  }

  #askAgainLater(): void {
    clearTimeout(this.#askingAgain);
    const delay = beforeAskingAgain * (1 + Math.random());
    this.#askingAgain = setTimeout(() => this.#askForAll(), delay);
  }

  #listenTo(socket: OpenedClient['transport']['socket']): void {
    if (!socket) return;
    const watchdog = new ConnectionWatchdog(socket, () => this.publish());
    this.#watchdog = watchdog;
    let mayBeAnother = false;
    // boardgame.io's client requests the match by itself.
    socket.on('connect', () => {
      watchdog.expectAnswer();
      // After any break, the server may have another build.
      if (mayBeAnother) void askForVersion();
      mayBeAnother = false;
    });
    socket.on('connect_error', () => {
      mayBeAnother = true;
    });
    socket.on('disconnect', () => {
      mayBeAnother = true;
      this.#isInStep = false;
      this.#chat.broken();
      clearTimeout(this.#askingAgain);
    });
    socket.on('closing', () => {
      this.#keep({ isServerClosing: true });
      this.publish();
    });
    socket.on('refused', (refused: RefusedMessage) => this.#takeRefusal(refused));
    socket.on('site', noteSiteConfig);
    socket.on('table', (matchID: string, table: TableAtHand) => {
      if (matchID === this.#matchID) this.#takeTable(table);
    });
    socket.on('clocks', (matchID: string, { clocks, now }: ClocksMessage) => {
      const { table } = this.#kept;
      if (matchID === this.#matchID && table) this.#takeTable({ ...table, clocks, now });
    });
    socket.on('seated', (matchID: string, { playerID }: SeatedMessage) => {
      if (matchID === this.#matchID) this.#onSeated(playerID);
    });
    socket.on('chatHistory', (matchID: string, lines: readonly ChatLine[]) => {
      if (matchID !== this.#matchID) return;
      this.#chat.takeHistory(lines);
      this.publish();
    });
  }
}
