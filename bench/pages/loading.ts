import type { CDPSession, Locator, Page } from 'playwright-core';

/** A slow phone: its screen, how much slower it is than this machine, and its network. */
export const slowPhone = {
  viewport: { width: 360, height: 740 },
  slowdown: 4,
  /** 1.6 Mbit/s, in bytes a second. */
  throughput: 200_000,
  /** Milliseconds. */
  latency: 150,
} as const;

/** What a page's own observers have seen; milliseconds since it was asked for. */
interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what long tasks take beyond 50 ms. */
  blocked: number;
  shift: number;
  /** Of each press with an answer on the screen, by its number. */
  readonly presses: Record<number, number>;
}

declare global {
  interface Window {
    seenByBench: Seen;
  }
}

/** An entry of any kind; TypeScript knows none of what these have. */
type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly interactionId: number;
};

/** Observes the page, from its beginning on. Runs on it. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0, presses: {} };
  window.seenByBench = seen;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const { entryType, name, startTime, duration, value, interactionId } = entry;
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
      else if (entryType === 'largest-contentful-paint') seen.largestPaint = startTime;
      else if (entryType === 'longtask') seen.blocked += duration - 50;
      else if (entryType === 'layout-shift' && !entry.hadRecentInput) seen.shift += value;
      else if (entryType === 'event' && interactionId > 0) {
        seen.presses[interactionId] = Math.max(seen.presses[interactionId] ?? 0, duration);
      }
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']) {
    // Of events alone; 16 ms is the least that can be had.
    const init: object = { type, buffered: true, durationThreshold: 16 };
    observer.observe(init);
  }
}

/** How a page came. */
export interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Bytes as they come over the network. */
  readonly bytes: number;
  readonly requests: number;
}

/** Makes the browser as slow as such a phone, and counts what comes over its network. */
async function slowDown(session: CDPSession): Promise<() => Pick<Loading, 'bytes' | 'requests'>> {
  const { slowdown, throughput, latency } = slowPhone;
  let [bytes, requests] = [0, 0];
  session.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () => ({ bytes, requests });
}

/** Opens an address on a new page, as a slow phone does, until it shows something and rests. */
export async function load(page: Page, address: string, shows: string): Promise<Loading> {
  const counted = await slowDown(await page.context().newCDPSession(page));
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { firstPaint, largestPaint, blocked, shift } = await page.evaluate(
    () => window.seenByBench,
  );
  return { firstPaint, largestPaint, blocked, shift, ...counted() };
}

/** Least that browsers tell of an answer to a press, in milliseconds. */
const untold = 16;

/** Presses a button; milliseconds to the next paint, in steps of 8. */
async function answered(page: Page, button: Locator): Promise<number> {
  const told = async () => Object.values(await page.evaluate(() => window.seenByBench.presses));
  const before = (await told()).length;
  await button.click();
  // Until the answer has been painted and told.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250))),
  );
  return Math.max(untold, ...(await told()).slice(before));
}

/** What is pressed: buttons, and where one of them takes their place, the way back to them. */
export interface Pressed {
  readonly cards: string;
  readonly back: string | null;
}

/** Presses the buttons one after the other, so many times; milliseconds from each press to the next paint. */
export async function press(
  page: Page,
  { cards, back }: Pressed,
  times: number,
): Promise<number[]> {
  const answers: number[] = [];
  const found = page.locator(cards);
  while (answers.length < times) {
    await found.first().waitFor();
    const button = found.nth(answers.length % (await found.count()));
    answers.push(await answered(page, button));
    if (back !== null) await page.locator(back).click();
  }
  return answers;
}
