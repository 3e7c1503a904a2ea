import { ConfigError } from '../lib/config-error.ts';

/** Thrown if another server holds the instance lock. */
export class LockTakenError extends ConfigError {}

/** An exclusive or shared lock on the database. */
export interface InstanceLock {
  /** Releases the lock. */
  readonly release: () => Promise<void>;
}
