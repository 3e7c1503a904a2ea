/** A match in this browser while a page shows it: who views it, whom the screen is handed to, and when bots play. */

import type { FilteredMetadata, LogEntry, PlayerID } from 'boardgame.io';
import type { BotQuestion } from '../../../games/bots.ts';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import { isMotionUnwanted } from '../../../games/kit/board/motion.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import type { SeatMove } from '../../../games/kit/lesson.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { DoublePressGuard } from '../../lib/double-press-guard.ts';
import { movesTo, type PlayedMatch, type Refused, type SeenMatch } from '../../lib/played-match.ts';
import { SnapshotStore } from '../../lib/snapshot-store.ts';
import { type AwaitedBot, BotPlayers } from '../local-match/bot-players.ts';
import {
  afterMove,
  hidesAnything,
  type LocalMatch,
  logOf,
  seatsOf,
  seenBy,
} from '../local-match/match.ts';
import { nextViewer } from './active-viewer.ts';
import { SavedMatch } from './saved-match.ts';

/** Time in milliseconds that a player has to see the result of their move before the screen is handed on. */
const reviewTime = 1500;

/** A page's view of a match in this browser. */
export interface LocalSnapshot extends PlayedMatch {
  readonly state: SeenMatch;
  /** Seat of the viewer, or null if the public view is shown. */
  readonly viewer: PlayerID | null;
  /** Player to whom the screen is being handed, or null. Nothing is shown until they take over. */
  readonly handTo: PlayerID | null;
  /** Player to whom the viewer can hand the screen, or null. The viewer may still change their move until then. */
  readonly handOnTo: PlayerID | null;
  /** Changes whenever another player starts to view, so that the board starts afresh. */
  readonly look: number;
  /** Whether the browser has not refused to store the match. */
  readonly isKept: boolean;
  /** Whether another page has deleted the match. */
  readonly isGone: boolean;
  /** Whether no decision of the bots can be had. */
  readonly areBotsStuck: boolean;
}

/** The match from a seat's or a spectator's point of view. */
interface SeatView {
  readonly match: LocalMatch;
  readonly state: SeenMatch;
  readonly log: LogEntry[];
}

/** Viewer of the screen. */
interface Display {
  readonly viewer: PlayerID | null;
  readonly handTo: PlayerID | null;
  readonly look: number;
}

/** Parts that a page needs to show a match in this browser. */
export interface Loaded {
  readonly game: CatalogGame;
  readonly module: GameModule;
  readonly match: LocalMatch;
  /** Whether this version of it is stored. */
  readonly isKept: boolean;
}

/** The page's side of a match in this browser. */
export class LocalSession extends SnapshotStore<LocalSnapshot> {
  readonly #module: GameModule;
  readonly #game: CatalogGame;
  readonly #saved: SavedMatch;
  readonly #bots: BotPlayers;
  readonly #moves = movesTo((move, args) => this.#movedByViewer(move, args));
  readonly #matchData: FilteredMetadata;
  /** Views of each seat and of spectators (null). They may be outdated until they are asked for again. */
  readonly #views = new Map<PlayerID | null, SeatView>();
  #log: { readonly moves: unknown; readonly entries: LogEntry[] } = { moves: null, entries: [] };
  /** The view of each person when they last viewed the match. */
  readonly #lastViews = new Map<PlayerID, SeatView>();
  #display: Display = { viewer: null, handTo: null, look: 1 };
  /** Seat that viewed the match last. */
  #lastViewer: PlayerID | null = null;
  #handOnTo: PlayerID | null = null;
  /** Whether the board is still to get the viewer's last view, so that it can play back what happened since. */
  #isCatchingUp = false;
  #isPlaying = false;
  /** Whether a page shows the match. */
  #isOn = false;
  #handingOn: ReturnType<typeof setTimeout> | undefined;
  readonly #presses = new DoublePressGuard();
  #refused: Refused | null = null;

  constructor({ game, module, ...kept }: Loaded) {
    super();
    this.#game = game;
    this.#module = module;
    this.#saved = new SavedMatch(module, kept, (lost) => {
      if (lost.some(({ seat }) => this.#botAt(seat) === null)) this.#refuse('stale', null);
      this.#update();
    });
    this.#bots = new BotPlayers({
      move: (seat, move) => this.#make({ seat, ...move }) === null,
      onStuck: () => this.#update(),
    });
    this.#matchData = kept.match.seats.map(({ name, bot }, id) => ({
      id,
      name,
      isConnected: true,
      ...(bot && { data: { bot } }),
    }));
    // After a reload, where several are to move, the person who moved last stays the viewer.
    const isPersons = (seat: PlayerID) => this.#botAt(seat) === null;
    if (this.#awaited.some(isPersons)) {
      this.#lastViewer = this.#match.moves.findLast(({ seat }) => isPersons(seat))?.seat ?? null;
    }
    for (const seat of this.#people) this.#lastViews.set(seat, this.#viewOf(seat));
    this.#updateViewer();
  }

  start(): void {
    this.#isOn = true;
    this.#saved.start();
    document.addEventListener('visibilitychange', this.#update);
    this.#update();
  }

  /** Stops the session and its bots. Moves not stored yet still will be. */
  stop(): void {
    this.#isOn = false;
    document.removeEventListener('visibilitychange', this.#update);
    clearTimeout(this.#handingOn);
    this.#saved.stop();
    this.#bots.stop();
  }

  /** Shows the match to the player to whom the screen was handed. */
  readonly takeOver = (): void => {
    const { handTo, look } = this.#display;
    if (handTo === null) return;
    this.#display = { viewer: handTo, handTo: null, look: look + 1 };
    this.#lastViewer = handTo;
    this.#isCatchingUp = true;
    this.publish();
  };

  /** Hands the screen on; the viewer's move stays as it is. */
  readonly handOn = (): void => {
    if (this.#handOnTo !== null) this.#hideCards();
  };

  /** Must be called once the board has been rendered. */
  readonly catchUp = (): void => {
    this.#isCatchingUp = false;
    this.#update();
  };

  readonly notePlayback = ({ isPlaying }: PlaybackNews): void => {
    this.#isPlaying = isPlaying;
    this.#update();
  };

  /** Lets the bots try again. */
  readonly unstick = (): void => {
    this.#bots.tryAgain();
    this.#update();
  };

  /** The current match with everything open. */
  get match(): LocalMatch {
    return this.#match;
  }

  get #match(): LocalMatch {
    return this.#saved.match;
  }

  get #people(): readonly PlayerID[] {
    return seatsOf(this.#match).filter((seat) => this.#botAt(seat) === null);
  }

  get #awaited(): readonly PlayerID[] {
    return this.#module.playersToMove(this.#match.G);
  }

  #botAt(seat: PlayerID) {
    return this.#match.seats[Number(seat)]?.bot ?? null;
  }

  /** Returns a seat's view. It is the same object until the match changes, since boards compare it. */
  #viewOf(seat: PlayerID | null): SeatView {
    const match = this.#match;
    const known = this.#views.get(seat);
    if (known?.match === match) return known;
    const state = seenBy(this.#module, match, { seat, info: this.#game.info });
    if (this.#log.moves !== match.moves) {
      this.#log = { moves: match.moves, entries: logOf(match.moves) };
    }
    const seatView = { match, state, log: this.#log.entries };
    this.#views.set(seat, seatView);
    return seatView;
  }

  #movedByViewer(move: string, args: readonly unknown[]): void {
    const { viewer } = this.#display;
    if (viewer === null) return;
    const isSecondPress = this.#presses.isSecond(JSON.stringify([move, args]), Date.now());
    const reason = this.#make({ seat: viewer, move, args });
    if (reason !== null && !isSecondPress) this.#refuse('illegal', reason);
  }

  /** Makes a move. Returns the rules' reason against it, or null. */
  #make(wanted: SeatMove): string | null {
    const after = afterMove(this.#module, this.#match, { ...wanted, at: Date.now() });
    if ('refused' in after) return after.refused;
    this.#saved.put(after);
    this.#bots.moved(wanted.seat);
    this.#update();
    return null;
  }

  #refuse(code: Refused['code'], reason: string | null): void {
    const number = (this.#refused?.number ?? 0) + 1;
    this.#refused = { code, reason, message: 'update', number };
    this.publish();
  }

  /** Updates viewer, bots and page after any change. */
  readonly #update = (): void => {
    if (this.#isOn) {
      this.#updateViewer();
      const mayMove = !this.#isPlaying && !this.#isCatchingUp && !document.hidden;
      this.#bots.update(this.#saved.isGone ? [] : this.#awaitedBots(), mayMove);
    }
    this.publish();
  };

  #awaitedBots(): readonly AwaitedBot[] {
    return this.#awaited.flatMap((seat) => {
      const level = this.#botAt(seat);
      if (level === null) return [];
      return [
        { seat, question: () => this.#questionTo(seat, level), isShownFor: this.#isShownFor(seat) },
      ];
    });
  }

  #questionTo(playerID: PlayerID, level: Level): BotQuestion {
    const { game, moves } = this.#match;
    const events = moves.flatMap((made) => made.events);
    return { game, playerID, level, G: this.#viewOf(playerID).state.G, events };
  }

  /** Returns for how many milliseconds a board that doesn't report its playback still shows a seat's last move. */
  #isShownFor(seat: PlayerID): number {
    const last = this.#match.moves.findLast((made) => made.seat === seat);
    if (!last || isMotionUnwanted()) return 0;
    return Math.max(0, last.at + this.#module.playbackMilliseconds(last.events) - Date.now());
  }

  /**
   * Shows the match to the player whose turn it is. If others could see secrets, the screen must be handed on first.
   */
  #updateViewer(): void {
    const { viewer, look } = this.#display;
    const due = this.#due();
    this.#handOnTo = null;
    if (due === viewer) {
      this.#cancelHandOver();
      this.#display = { viewer, handTo: null, look };
    } else if (due === null || this.#people.length === 1 || !hidesAnything(this.#match)) {
      this.#cancelHandOver();
      this.#display = { viewer: due, handTo: null, look };
      this.#lastViewer = due ?? this.#lastViewer;
    } else if (viewer === null) this.#display = { viewer, handTo: due, look };
    else if (this.#isPlaying || this.#isCatchingUp) this.#cancelHandOver();
    else if (this.#mayChooseOtherwise(viewer)) {
      this.#cancelHandOver();
      this.#handOnTo = due;
    } else this.#handingOn ??= setTimeout(() => this.#hideCards(), reviewTime);
  }

  /** Returns whether a seat that has made its move can still change it. */
  #mayChooseOtherwise(seat: PlayerID): boolean {
    const { moves, G } = this.#match;
    const last = moves.findLast((made) => made.seat === seat);
    return this.#module.rules.legalMoves(G, seat).some(({ move }) => move === last?.move);
  }

  #due(): PlayerID | null {
    const match = this.#match;
    const shared = {
      seats: seatsOf(match),
      people: this.#people,
      awaited: this.#awaited,
      isOver: this.#viewOf(null).state.result !== null,
    };
    return nextViewer(shared, this.#display.viewer ?? this.#lastViewer);
  }

  #cancelHandOver(): void {
    clearTimeout(this.#handingOn);
    this.#handingOn = undefined;
  }

  /** Hides the match until the next player takes over. */
  #hideCards(): void {
    this.#cancelHandOver();
    this.#display = { ...this.#display, viewer: null };
    this.#update();
  }

  protected makeSnapshot(): LocalSnapshot {
    const { viewer } = this.#display;
    const before = viewer !== null && this.#isCatchingUp ? this.#lastViews.get(viewer) : undefined;
    const { state, log } = before ?? this.#viewOf(viewer);
    if (viewer !== null && !before) this.#lastViews.set(viewer, this.#viewOf(viewer));
    return {
      ...this.#display,
      state,
      log,
      handOnTo: this.#handOnTo,
      moves: this.#moves,
      matchData: this.#matchData,
      refused: this.#refused,
      isKept: this.#saved.isKept,
      isGone: this.#saved.isGone,
      areBotsStuck: this.#bots.areStuck,
    };
  }
}
