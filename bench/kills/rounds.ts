import { setTimeout as wait } from 'node:timers/promises';
import type { Rng } from '../../games/kit/rng.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { matchesInDatabase, matchesInFolder } from '../../test/support/records/stored-match.ts';
import { noLimits } from '../../test/support/servers/load.ts';
import { openDeployment } from '../../test/support/servers/nodes.ts';
import { startServer, temporaryFolder } from '../../test/support/servers/server.ts';
import { Field } from './field.ts';

/** Milliseconds from the first moves that are acknowledged after a start until the next kill, at most. */
const maxLife = 400;
/** More than one field opens matches. */
const seedsOfAField = 1_000_000;

export interface Task {
  /** No two tasks have the same. */
  readonly number: number;
  /** Whether one more kill is to be made; it is counted. */
  readonly mayKill: () => boolean;
}

export interface Outcome {
  readonly acknowledged: number;
  readonly matches: number;
  readonly faults: readonly string[];
}

const anyMoment = (rng: Rng) => wait(rng.die(maxLife));

async function outcomeOf(field: Field, complaints: string): Promise<Outcome> {
  await field.end();
  const { acknowledged, opened: matches, faults } = field;
  return { acknowledged, matches, faults: complaints ? [...faults, complaints] : faults };
}

/** Kills a server with an SQLite file again and again while matches are played. */
export async function killOnSqlite({ number, mayKill }: Task): Promise<Outcome> {
  const { folder, remove } = temporaryFolder();
  const rng = seededRng(`kills on SQLite ${number}`);
  const options = { dataDir: folder, settings: noLimits };
  let server = await startServer(options);
  const { port, url } = server;
  const field = new Field({
    addresses: [[url], [url]],
    openStored: () => matchesInFolder(folder),
    firstSeed: number * seedsOfAField,
  });
  let complaints = '';
  while (mayKill()) {
    await field.goOn();
    await anyMoment(rng);
    await server.kill();
    complaints += server.complaints();
    server = await startServer({ ...options, port });
  }
  const outcome = await outcomeOf(field, complaints);
  await server.stop();
  remove();
  return outcome;
}

/** Which of two servers are killed: one of them, or both. */
const victims = [[0], [1], [0, 1]] as const;

/** Kills servers on one PostgreSQL with one Redis while each match has pages on both. */
export async function killOnTwoServers({ number, mayKill }: Task): Promise<Outcome> {
  const rng = seededRng(`kills on two servers ${number}`);
  const deployment = await openDeployment();
  const [a, b] = deployment.addresses;
  const field = new Field({
    addresses: [
      [a, b],
      [b, a],
    ],
    openStored: () => matchesInDatabase(deployment.databaseUrl),
    firstSeed: number * seedsOfAField,
  });
  while (mayKill()) {
    await field.goOn();
    await anyMoment(rng);
    const killed = victims[rng.die(victims.length) - 1] ?? victims[0];
    // The first is counted already.
    const reallyKilled = killed.filter((_, index) => index === 0 || mayKill());
    for (const index of reallyKilled) await deployment.kill(index);
    if (reallyKilled.length === 1) await anyMoment(rng);
    for (const index of reallyKilled) await deployment.restart(index);
    // So that there are pages on both again.
    if (reallyKilled.length === 1) for (const index of reallyKilled) field.moveOn(index);
  }
  const outcome = await outcomeOf(field, deployment.complaints());
  await deployment.close();
  return outcome;
}
