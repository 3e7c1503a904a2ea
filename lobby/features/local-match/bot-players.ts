/** Bots at the table of this browser: when they think, and when they enter what they have thought. */
import type { PlayerID } from 'boardgame.io';
import type { BotQuestion } from '../../../games/bots.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { humanPause } from '../../../games/kit/search/human-pause.ts';
import { areBotsQuick } from './choices.ts';

/** For how long a bot waits once everything has been shown, in milliseconds, if somebody wants it to hardly wait at all. */
const quickPause = { minPause: 100, maxPause: 200 } as const;

function restingTime(): number {
  const { minPause, maxPause } = areBotsQuick.get() ? quickPause : humanPause;
  return minPause + (maxPause - minPause) * Math.random();
}

/** A bot for which the match waits. */
export interface AwaitedBot {
  readonly seat: PlayerID;
  readonly question: () => BotQuestion;
  /** For so many milliseconds the board still shows what the bot did last. */
  readonly isShownFor: number;
}

/** What bots need of the match. */
export interface BotHost {
  readonly think: (question: BotQuestion) => Promise<AnyMove | null>;
  /** Makes a bot's move; whether the rules took it. */
  readonly move: (seat: PlayerID, move: AnyMove) => boolean;
  /** It can't be found out what a bot does. */
  readonly onTrouble: () => void;
}

/** One bot's way from being awaited to its move. */
class BotTurn {
  readonly #host: BotHost;
  readonly #bot: AwaitedBot;
  #move: AnyMove | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #mayMove = false;
  #isRested = false;
  #isOver = false;

  constructor(host: BotHost, bot: AwaitedBot) {
    this.#host = host;
    this.#bot = bot;
    this.#think();
  }

  /** Whether it may rest and then move: everything before has been shown, and somebody looks. */
  allow(mayMove: boolean): void {
    this.#mayMove = mayMove;
    if (!mayMove) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else if (this.#isRested) this.#enter();
    else this.#timer ??= setTimeout(() => this.#rested(), this.#bot.isShownFor + restingTime());
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #rested(): void {
    this.#isRested = true;
    this.#enter();
  }

  #think(): void {
    this.#host.think(this.#bot.question()).then(
      (move) => {
        if (move === null) return this.#fail('The bot knows no move.');
        this.#move = move;
        this.#enter();
      },
      (error: unknown) => this.#fail(error),
    );
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    console.warn(error);
    this.#host.onTrouble();
  }

  #enter(): void {
    if (this.#isOver || !this.#mayMove || !this.#isRested || !this.#move) return;
    const move = this.#move;
    this.#move = null;
    if (this.#host.move(this.#bot.seat, move)) return;
    // Where several act at once the match may have gone on since the question.
    this.#isRested = false;
    this.#timer = undefined;
    this.#think();
    this.allow(true);
  }
}

/** All bots of a match. */
export class BotPlayers {
  readonly #host: BotHost;
  readonly #turns = new Map<PlayerID, BotTurn>();

  constructor(host: BotHost) {
    this.#host = host;
  }

  /** To be told of every change: who is awaited now, and whether bots may move. */
  look(awaited: readonly AwaitedBot[], mayMove: boolean): void {
    for (const [seat, turn] of this.#turns) {
      if (awaited.some((bot) => bot.seat === seat)) continue;
      turn.end();
      this.#turns.delete(seat);
    }
    for (const bot of awaited) {
      const turn = this.#turns.get(bot.seat) ?? new BotTurn(this.#host, bot);
      this.#turns.set(bot.seat, turn);
      turn.allow(mayMove);
    }
  }

  /** A bot has moved: if the match waits for it again, that is a new turn. */
  moved(seat: PlayerID): void {
    this.#turns.get(seat)?.end();
    this.#turns.delete(seat);
  }

  stop(): void {
    this.look([], false);
  }
}
