import type { NetConnectOpts } from 'node:net';
import { Cable } from './cable.ts';
import { temporaryDatabase } from './services.ts';

/** Returns where a database listens: a Unix socket in a folder, or an address. */
function endOf({ hostname, port, searchParams }: URL): NetConnectOpts {
  const host = searchParams.get('host') ?? hostname;
  const number = Number(port || 5432);
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${number}` }
    : { host: host || '127.0.0.1', port: number };
}

/** Returns the address of the same database at the near end of a cable. */
function through(cable: Cable, database: URL): string {
  const url = new URL(database);
  url.searchParams.delete('host');
  const { hostname, port } = new URL(cable.url);
  // Not `host`, which sets no port if there was no host name.
  Object.assign(url, { hostname, port });
  return url.href;
}

/** A database of its own, with a cable to it. */
export type CabledDatabase = Awaited<ReturnType<typeof cabledDatabase>>;

/** Creates an empty database for the time of a test, at the end of a cable. */
export async function cabledDatabase() {
  const { url: directUrl, drop } = await temporaryDatabase();
  const url = new URL(directUrl);
  const cable = await Cable.lay(endOf(url));
  return {
    cable,
    /** Address at the near end of the cable. */
    url: through(cable, url),
    /** Address that bypasses the cable. */
    directUrl,
    remove: async () => {
      cable.remove();
      await drop();
    },
  };
}
