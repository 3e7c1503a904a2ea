import { get } from '../../test/support/servers/page.ts';
import { median } from '../rules/median.ts';

/** Milliseconds. */
const pause = 5000;

/** What a server said of itself at one moment. */
interface Reading {
  /** Bytes of memory that the process has. */
  readonly resident: number;
  /** Bytes in use on its heap. */
  readonly heap: number;
  /** Milliseconds: the longest time since the last reading for which its event loop stood. */
  readonly held: number;
}

/** The metric's value in seconds or bytes. */
function valueIn(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Reads a server's metrics every few seconds. */
export class Gauges {
  readonly #url: string;
  readonly #readings: Reading[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(url: string) {
    this.#url = url;
    this.#timer = setInterval(() => void this.#read(), pause);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Megabytes that the process had, the median of each of so many equal parts of the time. */
  resident(parts: number): readonly number[] {
    return this.#inParts(parts, (readings) => median(readings.map(({ resident }) => resident)));
  }

  /** Megabytes in use on the heap, the least of each part: what is left after it was cleared. */
  heap(parts: number): readonly number[] {
    return this.#inParts(parts, (readings) => Math.min(...readings.map(({ heap }) => heap)));
  }

  /** The longest times for which the event loop stood, each of five seconds, in milliseconds. */
  get held(): readonly number[] {
    return this.#readings.map(({ held }) => held);
  }

  #inParts(parts: number, of: (readings: readonly Reading[]) => number): readonly number[] {
    const length = Math.ceil(this.#readings.length / parts);
    return Array.from(
      { length: parts },
      (_, part) => of(this.#readings.slice(part * length, (part + 1) * length)) / 1e6,
    );
  }

  async #read(): Promise<void> {
    const answer = await get(`${this.#url}/metrics`).catch(() => undefined);
    if (answer?.status !== 200) return;
    this.#readings.push({
      resident: valueIn(answer.text, 'process_resident_memory_bytes'),
      heap: valueIn(answer.text, 'nodejs_heap_size_used_bytes'),
      held: 1000 * valueIn(answer.text, 'nodejs_eventloop_lag_max_seconds'),
    });
  }
}
