import { ConfigError } from '../lib/config-error.ts';

/** Why a server can't have a place that another one has. */
export class LockTakenError extends ConfigError {}

/** An exclusive or shared lock on the database. */
export interface InstanceLock {
  /** Lets others have it. */
  readonly release: () => Promise<void>;
}
