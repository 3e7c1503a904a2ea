import { humanPause } from '../../games/kit/search/human-pause.ts';

/** How fast bots play. Milliseconds. */
export interface Pace {
  /** Between these two, by chance: the pause after what happened could be seen. */
  readonly minPause: number;
  readonly maxPause: number;
  /** However much is to be seen, nobody waits longer for a bot's move, unless it is still thinking. */
  readonly maxWait: number;
}

/** So that people can follow what bots do. */
export const humanPace: Pace = { ...humanPause, maxWait: 4000 };

/** When what has happened has been seen by everybody; times as `performance.now()` gives them. */
export class Playback {
  readonly #pace: Pace;
  #shownUntil = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Something happened that takes so long to be shown; it is shown after what is still being shown. */
  add(milliseconds: number, now: number): void {
    this.#shownUntil = Math.max(this.#shownUntil, now) + milliseconds;
  }

  /** When a bot may move for which the match has waited since then. `share` from 0 to 1 is what chance says. */
  dueTime(awaitedSince: number, share: number): number {
    const { minPause, maxPause, maxWait } = this.#pace;
    const pause = minPause + share * (maxPause - minPause);
    const seenAt = Math.max(this.#shownUntil, awaitedSince);
    return Math.min(seenAt + pause, awaitedSince + maxWait);
  }
}
