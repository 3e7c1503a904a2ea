import { execFile, execFileSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type RunningServer,
  startServer,
  temporaryFolder,
} from '../../test/support/servers/server.ts';
import { type OwnService, ownPostgres, ownRedis } from '../../test/support/servers/services.ts';

/** Bytes of the disk on which PostgreSQL has its data. */
const diskSize = 512_000_000;

const run = promisify(execFile);

/** A disk of its own that can be filled. */
interface SmallDisk {
  readonly folder: string;
  readonly fill: () => Promise<void>;
  readonly free: () => void;
  readonly remove: () => void;
}

/** A small file system in memory (tmpfs); undefined: this machine lets us mount none. */
function smallDisk(): SmallDisk | undefined {
  const { folder, remove } = temporaryFolder();
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch {
    remove();
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  const unmount = () => execFileSync('umount', ['--lazy', folder]);
  process.once('exit', unmount);
  return {
    folder,
    fill: async () => {
      // It ends when no more can be written.
      await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => {});
      const { bavail } = statfsSync(folder);
      if (bavail > 16) throw new Error(`The disk still has ${bavail} free blocks.`);
    },
    free: () => {
      rmSync(ballast, { force: true });
    },
    remove: () => {
      process.off('exit', unmount);
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two servers with a PostgreSQL and a Redis of their own, all of which can go and come back. */
export interface Ground {
  readonly addresses: readonly [string, string];
  readonly databaseUrl: string;
  readonly redis: OwnService;
  readonly database: OwnService;
  /** null: this machine lets us mount no small disk. */
  readonly disk: Pick<SmallDisk, 'fill' | 'free'> | null;
  /** The second server is killed and started again; the first stays from beginning to end. */
  readonly killSecond: () => Promise<void>;
  readonly restartSecond: () => Promise<void>;
  /** Whether the first server still runs. */
  readonly isFirstAlive: () => boolean;
  readonly close: () => Promise<void>;
}

async function startServers(settings: Readonly<Record<string, string>>) {
  const start = (port = 0) => startServer({ port, settings });
  const [first, second] = await Promise.all([start(), start()]);
  let running: RunningServer = second;
  return {
    addresses: [first.url, second.url] as const,
    killSecond: () => running.kill(),
    restartSecond: async () => {
      running = await start(second.port);
    },
    isFirstAlive: () => first.process.exitCode === null && first.process.signalCode === null,
    stop: () => Promise.all([first.stop(), running.stop()]),
  };
}

export async function openGround(): Promise<Ground> {
  const disk = smallDisk();
  const database = await ownPostgres({
    ...(disk && { parent: disk.folder }),
    // So that its own files leave room on a small disk.
    settings: { max_wal_size: '96MB', min_wal_size: '32MB' },
  });
  const redis = await ownRedis();
  const servers = await startServers({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    // Everybody says where they come from, as behind a proxy; all limits are the usual ones.
    TRUSTED_PROXIES: '1',
  });
  return {
    ...servers,
    database,
    redis,
    databaseUrl: database.url,
    disk: disk ?? null,
    close: async () => {
      await servers.stop();
      await redis.remove();
      await database.remove();
      disk?.remove();
    },
  };
}
