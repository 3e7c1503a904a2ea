import type { Game, LogEntry, PlayerID, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule } from '../../../games/index.ts';
import { readLog } from '../../../games/kit/log.ts';

export interface TableSettings {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  readonly seed?: string;
}

export interface Move {
  readonly playerID: PlayerID;
  readonly move: string;
  readonly args: readonly unknown[];
}

/**
 * A match played through the real Game object and boardgame.io's own reducer, without a server. It is for tests that
 * are short game records.
 */
export class TestTable<G> {
  state: State<G>;
  readonly log: LogEntry[] = [];
  readonly game: Game;
  readonly module: GameModule;
  readonly settings: TableSettings;
  /** boardgame.io's state after the last move, including a refused one. */
  answered: State<G>;
  private readonly reduce: ReturnType<typeof CreateGameReducer>;

  constructor(module: GameModule, settings: TableSettings) {
    const { numPlayers, setupData, seed = 'paddock' } = settings;
    this.module = module;
    this.settings = settings;
    this.game = { ...module.game, seed };
    this.reduce = CreateGameReducer({ game: this.game });
    this.state = InitializeGame({ game: this.game, numPlayers, setupData });
    this.answered = this.state;
  }

  get G(): G {
    return this.state.G;
  }

  /** Sets up a position. Fields that are not given stay unchanged. */
  place(changes: Partial<G>): this {
    this.state = { ...this.state, G: { ...this.G, ...changes } };
    return this;
  }

  /** Makes a move. Returns null, or the reason for a refusal, after which nothing has changed. */
  move(playerID: PlayerID, move: string, ...args: unknown[]): string | null {
    // boardgame.io doesn't export the action creators. This is their result.
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } } as Parameters<
      typeof this.reduce
    >[1];
    const { transients, ...next } = quietly(() => this.reduce(this.state, action));
    this.answered = next;
    if (!transients?.error) {
      this.log.push(...(next.deltalog ?? []));
      this.state = next;
      return null;
    }
    return this.module.refusalOf(this.G, playerID, move, args) ?? transients.error.type;
  }

  /** Tries a move that must be refused and change nothing. Returns the reason. */
  refused(playerID: PlayerID, move: string, ...args: unknown[]): string | null {
    const before = JSON.stringify(this.state);
    const reason = this.move(playerID, move, ...args);
    if (JSON.stringify(this.state) !== before) throw new Error(`${move} changed the state.`);
    return reason;
  }

  /** Calls boardgame.io's undo, for the moves that allow it. */
  undo(playerID: PlayerID): string | null {
    const action = { type: 'UNDO', payload: { type: 'undo', args: null, playerID } } as Parameters<
      typeof this.reduce
    >[1];
    const { transients, ...next } = quietly(() => this.reduce(this.state, action));
    if (transients?.error) return transients.error.type;
    this.log.push(...(next.deltalog ?? []));
    this.state = next;
    return null;
  }

  /** Events of the last move in the log. */
  get lastTold(): readonly unknown[] {
    return readLog(this.state.deltalog ?? []).map(({ event }) => event);
  }

  /** Seats that may act now. */
  get active(): PlayerID[] {
    return activeSeats(this.state);
  }

  /** Returns the legal moves of a seat as the game lists them for bots. */
  legalMoves(playerID: PlayerID): Move[] {
    const listed = this.game.ai?.enumerate(this.G, this.state.ctx, playerID) ?? [];
    return listed.map((each) => {
      if (!('move' in each)) throw new Error('Our games list moves only.');
      return { playerID, move: each.move, args: each.args ?? [] };
    });
  }

  /** Returns what a seat, or a spectator (null), may see of G. */
  viewOf(playerID: PlayerID | null): unknown {
    return this.game.playerView?.({ G: this.G, ctx: this.state.ctx, playerID });
  }
}

/** Returns the seats whose moves boardgame.io accepts. Empty once the match is over. */
export function activeSeats({ ctx }: Pick<State, 'ctx'>): PlayerID[] {
  const { activePlayers, currentPlayer, gameover } = ctx;
  if (gameover !== undefined) return [];
  return activePlayers ? Object.keys(activePlayers) : [currentPlayer];
}

/** Returns the events of one type. */
export function ofType<Event extends { readonly type: string }, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Runs a function without boardgame.io's console line for each refused move. */
export function quietly<Result>(run: () => Result): Result {
  const { error } = console;
  console.error = () => {};
  try {
    return run();
  } finally {
    console.error = error;
  }
}

/** Returns a random legal move of a random seat that may act. */
export function anyMove<G>(table: TestTable<G>, choose: ReturnType<typeof seededChoice>): Move {
  return choose(table.legalMoves(choose(table.active)));
}

/** Makes such a move. */
export function moveByChance<G>(
  table: TestTable<G>,
  choose: ReturnType<typeof seededChoice>,
): void {
  const { playerID, move, args } = anyMove(table, choose);
  table.move(playerID, move, ...args);
}

/** Returns a small seeded chooser, so that the choices of tests are reproducible. */
export function seededChoice(seed: number): <Item>(items: readonly Item[]) => Item {
  let current = (seed * 2654435761 + 12345) % 2147483647 || 1;
  return (items) => {
    current = (current * 48271) % 2147483647;
    const item = items[Math.floor((current / 2147483647) * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}
