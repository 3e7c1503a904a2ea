import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the built lobby, in memory with its compressed forms. */
export interface Asset {
  readonly plain: Buffer;
  /** By content coding, as far as the build made them, the better first. */
  readonly compressed: ReadonlyMap<string, Buffer>;
  readonly etag: string;
  /** Its name changes whenever its content does. */
  readonly isHashed: boolean;
}

/** The better first. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isCompressed = (name: string) => codings.some(([, ending]) => name.endsWith(ending));

function readAsset(file: string, address: string): Asset {
  const plain = readFileSync(file);
  const compressed = codings
    .filter(([, ending]) => existsSync(file + ending))
    .map(([coding, ending]) => [coding, readFileSync(file + ending)] as const);
  return {
    plain,
    compressed: new Map(compressed),
    etag: createHash('sha256').update(plain).digest('base64url'),
    isHashed: address.startsWith('/assets/'),
  };
}

/**
 * Reads all files of a folder but hidden ones, by address. They are few and small, and kept in memory
 * no request can fail on a file that a new build has just taken away.
 */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const addresses = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((address) => !address.includes('/.'));
  return new Map(
    addresses.map((address) => [address, readAsset(path.join(folder, address), address)]),
  );
}
