import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from './crowd.ts';
import { Gauges } from './gauges.ts';
import { type Ground, openGround } from './ground.ts';
import type { Counts } from './hostile/messages.ts';
import { letLoose } from './hostile.ts';
import type { Findings } from './race.ts';
import { Store } from './store.ts';
import { Times } from './times.ts';
import { type Kind, Weather } from './weather.ts';

/** Milliseconds after the last move until everybody has seen it. */
const calmAtTheEnd = 3000;

/** What a storm leaves. */
export interface StormReport {
  readonly minutes: number;
  readonly findings: readonly Findings[];
  /** Races that came to their end. */
  readonly ended: number;
  /** What somebody waited for in vain. */
  readonly inVain: readonly string[];
  readonly times: Times;
  /** Codes of what honest people were refused. */
  readonly refusals: readonly string[];
  readonly hostile: Counts;
  readonly weather: Readonly<Record<Kind, number>>;
  /** null: this machine lets us mount no small disk. */
  readonly disk: Ground['disk'];
  readonly gauges: Gauges;
  /** Whether the server that was not killed has lived through all of it. */
  readonly hasLived: boolean;
}

/** Everything at once, for so many minutes; then all is compared with what is stored. */
export async function letItStorm(minutes: number): Promise<StormReport> {
  const ground = await openGround();
  const store = new Store(ground.databaseUrl);
  const times = new Times();
  const inVain: string[] = [];
  const weather = new Weather(ground, (kind) => {
    if (kind === 'server killed') crowd.moveOn();
  });
  const hostile = letLoose(ground.addresses);
  const crowd = new Crowd({
    urls: ground.addresses,
    store,
    around: {
      times,
      isCalm: () => weather.isCalm,
      waitedInVain: (what) => inVain.push(what),
    },
    playing: (targets) => hostile.tell(targets),
  });
  const gauges = new Gauges(ground.addresses[0]);
  try {
    crowd.begin();
    await weather.storm(minutes);
    gauges.stop();
    const counts = await hostile.end();
    await wait(calmAtTheEnd);
    const findings = await crowd.end();
    return {
      minutes,
      findings,
      inVain,
      times,
      gauges,
      hostile: counts,
      ended: crowd.ended,
      refusals: crowd.refusals,
      weather: weather.counts,
      disk: ground.disk,
      hasLived: ground.isFirstAlive(),
    };
  } finally {
    gauges.stop();
    hostile.kill();
    crowd.abandon();
    await store.close();
    await ground.close();
  }
}
