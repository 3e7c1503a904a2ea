import { statfsSync } from 'node:fs';
import { StorageDownError } from '../storage-down.ts';

/**
 * Minimum of free bytes. With less a disk counts as full: SQLite still stores small things in its own free pages, but
 * no match.
 */
const minRoom = 2_000_000;

/** Throws if the disk of a folder is full. */
export function checkRoom(folder: string, min = minRoom): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < min) throw new StorageDownError('The disk is full.');
}
