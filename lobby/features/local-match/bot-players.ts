/** Bots of a match in this browser: when they think, and when they make their moves. */
import type { PlayerID } from 'boardgame.io';
import type { BotQuestion } from '../../../games/bots.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { humanPause } from '../../../games/kit/search/human-pause.ts';
import { BotThread } from './bot-thread.ts';
import { areBotsQuick } from './choices.ts';

/** Pause of a quick bot after everything has been shown, in milliseconds. */
const quickPause = { minPause: 100, maxPause: 200 } as const;

function restingTime(): number {
  const { minPause, maxPause } = areBotsQuick.get() ? quickPause : humanPause;
  return minPause + (maxPause - minPause) * Math.random();
}

/** A bot whose turn it is. */
export interface AwaitedBot {
  readonly seat: PlayerID;
  readonly question: () => BotQuestion;
  /** Time for which the board still shows the bot's last move, in milliseconds. */
  readonly isShownFor: number;
}

/** Functions that a bot's turn needs. */
interface BotHost {
  readonly think: (question: BotQuestion) => Promise<AnyMove | null>;
  /** Makes a bot's move. Returns whether the rules accepted it. */
  readonly move: (seat: PlayerID, move: AnyMove) => boolean;
  /** Called if no decision of a bot can be had. */
  readonly onTrouble: () => void;
}

/** One turn of a bot, from its request to its move. */
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

  /** Sets whether the bot may pause and then move: everything before has been shown, and the page is visible. */
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
    // Where several act at once, the match may have continued since the question.
    this.#isRested = false;
    this.#timer = undefined;
    this.#think();
    this.allow(true);
  }
}

/** All bots of a match. */
export class BotPlayers {
  readonly #thread = new BotThread();
  readonly #host: BotHost;
  readonly #turns = new Map<PlayerID, BotTurn>();
  #areStuck = false;

  /** `onStuck` is called when no decision can be had; the bots then wait for `tryAgain`. */
  constructor({ move, onStuck }: Pick<BotHost, 'move'> & { readonly onStuck: () => void }) {
    this.#host = {
      think: this.#thread.think,
      move,
      onTrouble: () => {
        this.#areStuck = true;
        onStuck();
      },
    };
  }

  /** Whether no decision of the bots can be had. */
  get areStuck(): boolean {
    return this.#areStuck;
  }

  /** Lets the bots think again at the next update. */
  tryAgain(): void {
    this.#areStuck = false;
  }

  /** Updates the bots. Must be called at every change of whose turn it is, or of whether bots may move. */
  update(asked: readonly AwaitedBot[], mayMove: boolean): void {
    const awaited = this.#areStuck ? [] : asked;
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

  /** Ends a bot's turn after its move. If it is to move again, that is a new turn. */
  moved(seat: PlayerID): void {
    this.#turns.get(seat)?.end();
    this.#turns.delete(seat);
  }

  /** Ends all turns, such as when the match jumps. */
  drop(): void {
    this.update([], false);
  }

  stop(): void {
    this.drop();
    this.#thread.stop();
  }
}
