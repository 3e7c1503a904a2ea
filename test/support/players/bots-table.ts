import type { LogEntry, State, SyncInfo } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import type { Level } from '../../../games/kit/search/levels.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { BotSpeed } from '../../../server/bots/bot-speed.ts';
import { singleNode } from '../../../server/cluster/message-bus.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { defaultTimeouts } from '../../../server/domain/timeouts.ts';
import { loadGames, type ServedGame } from '../../../server/games.ts';
import { DeadlineScheduler } from '../../../server/jobs/deadline-scheduler.ts';
import { Leases } from '../../../server/jobs/leases.ts';
import {
  MatchSupervisor,
  type MatchSupervisorParts,
} from '../../../server/jobs/match-supervisor.ts';
import { KeyedQueue } from '../../../server/lib/keyed-queue.ts';
import { PendingTasks } from '../../../server/lib/pending-tasks.ts';
import { Metrics } from '../../../server/ops/metrics.ts';
import { RateLimits } from '../../../server/ops/rate-limits.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import {
  MatchBroadcaster,
  type TablePresence,
} from '../../../server/realtime/match-broadcaster.ts';
import type { PageSocket } from '../../../server/realtime/match-rooms.ts';
import { MatchService } from '../../../server/realtime/match-service.ts';
import type { SyncMessage } from '../../../server/realtime/messages.ts';
import { Presence } from '../../../server/realtime/presence.ts';
import { readSettings } from '../../../server/settings.ts';
import { temporaryFolder } from '../servers/server.ts';

/** Bots move as soon as they have decided. */
const noPauses: BotSpeed = { minPause: 0, maxPause: 0, maxWait: 0 };

/** A message that was sent to a page, as it was at that moment. */
export interface SentFrame {
  readonly name: string;
  // Tests may read any part of what a server sends.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly args: any[];
}

/** A page at a table in this process. It records everything that it is sent. */
export class HeldPage implements PageSocket {
  readonly id: string;
  readonly frames: SentFrame[] = [];
  connected = true;
  state: State | undefined;
  readonly log: LogEntry[] = [];
  #looks = new Set<() => void>();

  constructor(id: string) {
    this.id = id;
  }

  emit(name: string, ...args: readonly unknown[]): void {
    const frame: SentFrame = { name, args: structuredClone([...args]) };
    this.frames.push(frame);
    if (name === 'sync') {
      const info: SyncInfo = frame.args[1];
      this.state = info.state;
      this.log.splice(0, this.log.length, ...info.log);
    } else if (name === 'update') {
      this.state = frame.args[1];
      this.log.push(...frame.args[2]);
    }
    for (const look of [...this.#looks]) look();
  }

  /** Resolves when a condition holds. It is checked after every frame. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        this.#looks.delete(look);
        resolve();
      };
      this.#looks.add(look);
      look();
    });
  }
}

/** Messages sent to bots' pages, by seat. */
type BotFrames = Map<string, SentFrame[]>;

/** A match service that records what bots' pages are sent. */
class SpiedService extends MatchService {
  readonly botFrames: BotFrames = new Map();

  override enter(page: PageSocket, seat: SyncMessage): Promise<void> {
    if (!page.isBot) return super.enter(page, seat);
    const frames = this.botFrames.get(String(seat.playerID)) ?? [];
    this.botFrames.set(String(seat.playerID), frames);
    const spied: PageSocket = {
      id: page.id,
      isBot: true,
      get connected() {
        return page.connected;
      },
      emit: (name, ...args) => {
        frames.push({ name, args: structuredClone([...args]) });
        page.emit(name, ...args);
      },
    };
    return super.enter(spied, seat);
  }
}

export interface BotsTableOptions {
  readonly game: string;
  readonly setupData?: unknown;
  /** Levels of the bots at seats 1, 2, …; seat 0 is a person's. */
  readonly bots: readonly Level[];
  readonly botWorkers: MatchSupervisorParts['botWorkers'];
  /** Defaults to bots that move as soon as they have decided. */
  readonly botSpeed?: BotSpeed;
}

/** A table with one person and bots, which uses the server's own parts in this process. */
export class BotsTable {
  readonly matchID = 'table';
  readonly served: ServedGame;
  readonly storage: SqlStorage;
  readonly leases: Leases;
  readonly supervisor: MatchSupervisor;
  readonly service: SpiedService;
  /** Queue of the match's moves and checks. */
  readonly queue = new KeyedQueue();
  readonly #remove: () => void;
  readonly #rng = seededRng('1');
  #isOpen = false;
  #attended: TablePresence | undefined;

  private constructor(
    served: ServedGame,
    {
      storage,
      tableChanges,
      remove,
    }: { storage: SqlStorage; tableChanges: TableChanges; remove: () => void },
    { botWorkers, botSpeed = noPauses }: BotsTableOptions,
  ) {
    this.served = served;
    this.storage = storage;
    this.#remove = remove;
    this.leases = new Leases(storage.leases);
    const presence = new Presence(tableChanges, singleNode);
    this.supervisor = new MatchSupervisor({
      leases: this.leases,
      botWorkers,
      botSpeed,
      scheduler: new DeadlineScheduler({
        storage,
        presence,
        times: defaultTimeouts,
        ended: () => {},
      }),
    });
    const shared = { storage, queue: this.queue, requestResync: () => {} };
    const broadcaster = new MatchBroadcaster(served, {
      ...shared,
      tableChanges,
      presence,
      bus: singleNode,
      pendingTasks: new PendingTasks(),
      onPresence: (table) => this.#onPresence(table),
    });
    this.service = new SpiedService(served, broadcaster, {
      ...shared,
      metrics: new Metrics(),
      moved: () => {},
      isChatOff: () => false,
      rateLimits: new RateLimits(readSettings({}).limits),
    });
  }

  static async open(options: BotsTableOptions): Promise<BotsTable> {
    const served = (await loadGames()).find(({ game }) => game.name === options.game);
    if (!served) throw new Error(`There is no game ${options.game}.`);
    const { folder, remove } = temporaryFolder();
    const tableChanges = new TableChanges();
    const storage = openSqliteStorage(folder, tableChanges);
    await storage.connect();
    const table = new BotsTable(served, { storage, tableChanges, remove }, options);
    await table.#lay(options);
    return table;
  }

  /** Returns the credentials of a seat. */
  credentials(playerID: string): string {
    return `credentials of seat ${playerID}`.replaceAll(' ', '-');
  }

  /** Shows the match to a page of a seat. */
  async show(page: HeldPage, playerID: string | null): Promise<void> {
    const credentials = playerID === null ? null : this.credentials(playerID);
    await this.service.sync(page, [this.matchID, playerID, credentials]);
  }

  leave(page: HeldPage): void {
    page.connected = false;
    this.service.leave(page);
  }

  /** From now on the bots' supervisor learns who is present. Otherwise bots would move at once. */
  begin(): void {
    this.#isOpen = true;
    if (this.#attended) this.supervisor.update(this.service, this.#attended);
  }

  /** Makes a move for the person if the match waits for one. Returns whether it did. */
  async movePerson(page: HeldPage): Promise<boolean> {
    const { rules, playersToMove } = this.served;
    const { G, _stateID: stateID } = page.state ?? { G: undefined, _stateID: 0 };
    if (!playersToMove(G).includes('0')) return false;
    const move = rules.randomMove(G, '0', this.#rng);
    if (!move) throw new Error('The person has no legal move.');
    const payload = { type: move.move, args: move.args, playerID: '0' };
    const action = {
      type: 'MAKE_MOVE',
      payload: { ...payload, credentials: this.credentials('0') },
    };
    // It may be refused: a bot was faster.
    const refused = await this.service.move([action, stateID, this.matchID, '0']);
    if (refused?.code === 'notSaved') throw refused;
    return true;
  }

  /** Plays until the page shows the end. The person moves at random. */
  async playToTheEnd(page: HeldPage): Promise<void> {
    const isOver = () => page.state?.ctx.gameover !== undefined;
    const isAwaited = () => this.served.playersToMove(page.state?.G).includes('0');
    while (!isOver()) {
      await page.until(() => isOver() || isAwaited());
      if (!isOver()) await this.movePerson(page);
    }
  }

  async close(): Promise<void> {
    await this.supervisor.close();
    await this.queue.allDone();
    await this.storage.close();
    this.#remove();
  }

  #onPresence(table: TablePresence): void {
    this.#attended = table;
    if (this.#isOpen) this.supervisor.update(this.service, table);
  }

  async #lay({ bots, setupData }: BotsTableOptions): Promise<void> {
    const numPlayers = bots.length + 1;
    const match = createMatch({
      game: this.served.game,
      numPlayers,
      setupData,
      unlisted: false,
    });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    const players = Object.fromEntries(
      ['a person', ...bots].map((who, id) => {
        const seat = { id, name: `${who} ${id}`, key: seatKey(this.credentials(String(id))) };
        return [id, id === 0 ? seat : { ...seat, data: { bot: who } }];
      }),
    );
    const { metadata, initialState } = match;
    await this.storage.createMatch(this.matchID, {
      metadata: { ...metadata, players },
      initialState,
    });
  }
}
