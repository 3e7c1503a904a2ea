import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A file of the built lobby, in memory with its compressed forms. */
export interface Asset {
  readonly plain: Buffer;
  /** Compressed forms by content coding, as far as the build made them, the better first. */
  readonly compressed: ReadonlyMap<string, Buffer>;
  readonly etag: string;
  /** Whether the file's name changes with its content. */
  readonly isHashed: boolean;
}

/** Content codings with the endings of their files, the better first. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isCompressed = (name: string) => codings.some(([, ending]) => name.endsWith(ending));

const etagOf = (plain: Buffer) => createHash('sha256').update(plain).digest('base64url');

function readAsset(file: string, address: string): Asset {
  const plain = readFileSync(file);
  const compressed = codings
    .filter(([, ending]) => existsSync(file + ending))
    .map(([coding, ending]) => [coding, readFileSync(file + ending)] as const);
  return {
    plain,
    compressed: new Map(compressed),
    etag: etagOf(plain),
    isHashed: address.startsWith('/assets/'),
  };
}

/** Returns an uncompressed asset of a text that is made at run time. */
export function assetOf(text: string): Asset {
  const plain = Buffer.from(text);
  return { plain, compressed: new Map(), etag: etagOf(plain), isHashed: false };
}

/** Returns an asset with its compressed forms, for content that is sent more than once. */
export function compressedAsset(asset: Asset): Asset {
  const { plain } = asset;
  const compressed = [
    ['br', brotliCompressSync(plain)],
    ['gzip', gzipSync(plain)],
  ] as const;
  return { ...asset, compressed: new Map(compressed) };
}

/**
 * Reads all files of a folder except hidden ones, by address. They are few and small. They stay in memory, so that no
 * request can fail on a file that a new build has just deleted.
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
