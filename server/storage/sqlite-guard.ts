import { statfsSync } from 'node:fs';
import { StorageDownError } from './storage-down.ts';

/** Bytes. With less a disk counts as full: SQLite still stores small things in room that it had before, but no match. */
const leastRoom = 2_000_000;

/** Throws if the disk of a folder is full. */
export function checkRoom(folder: string, least = leastRoom): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < least) throw new StorageDownError('The disk is full.');
}
