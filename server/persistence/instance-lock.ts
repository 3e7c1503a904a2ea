import { ConfigError } from '../config-error.ts';

/** Why a server can't have a place that another one has. */
export class LockTakenError extends ConfigError {}

/** That a place where matches are stored is this server's: alone, or together with those that share its news. */
export interface InstanceLock {
  /** Lets others have it. */
  readonly release: () => Promise<void>;
}
