import { humanPause } from '../../games/kit/search/human-pause.ts';

/** Speed at which bots play. In milliseconds. */
export interface BotSpeed {
  /** Bounds of the random pause after the last animation. */
  readonly minPause: number;
  readonly maxPause: number;
  /** Maximum time that players wait for a bot's move, whatever is animated, unless the bot is still thinking. */
  readonly maxWait: number;
}

/** A speed at which people can follow what bots do. */
export const humanSpeed: BotSpeed = { ...humanPause, maxWait: 4000 };

/** Tracks when the animations of all events have ended. Times are those of `performance.now()`. */
export class Playback {
  readonly #speed: BotSpeed;
  #shownUntil = 0;

  constructor(botSpeed: BotSpeed) {
    this.#speed = botSpeed;
  }

  /** Adds an animation of this length, which follows those still running. */
  add(milliseconds: number, now: number): void {
    this.#shownUntil = Math.max(this.#shownUntil, now) + milliseconds;
  }

  /**
   * Returns when a bot may move for which the match has waited since a time. `share` is a random number from 0 to 1.
   */
  dueTime(awaitedSince: number, share: number): number {
    const { minPause, maxPause, maxWait } = this.#speed;
    const pause = minPause + share * (maxPause - minPause);
    const seenAt = Math.max(this.#shownUntil, awaitedSince);
    return Math.min(seenAt + pause, awaitedSince + maxWait);
  }
}
