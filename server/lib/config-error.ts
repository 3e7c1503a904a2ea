/** Why the server cannot start, in a sentence for the person who started it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Says what is wrong and ends the process; anything but a ConfigError is shown with its stack, and no
 * more of it: addresses with passwords may hang on it.
 */
export function exitWithError(error: unknown): never {
  const isUnexpected = error instanceof Error && !(error instanceof ConfigError);
  console.error(
    isUnexpected ? error.stack : String(error instanceof Error ? error.message : error),
  );
  process.exit(1);
}

/** Where a server was to listen; `prefix` is that of the settings that say so. */
interface ListeningPlace {
  readonly host: string | null;
  readonly port: number;
  readonly prefix: '' | 'OPERATIONS_';
}

/** Why a server can't listen there. */
export function listeningFault(error: unknown, { host, port, prefix }: ListeningPlace): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError(
        `Port ${port} is already in use. Set ${prefix}PORT to another port, or to 0 for a free one.`,
      );
    case 'EACCES':
      return new ConfigError(
        `Port ${port} needs elevated privileges. Set ${prefix}PORT to 1024 or higher.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError(
        `"${host}" is not an address of this machine. Set ${prefix}HOST to a local address, or leave it unset.`,
      );
    default:
      return error;
  }
}

/** The system's short name of an error, such as EADDRINUSE, if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What an error says of its cause, in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where several addresses of a host were tried, Node has no words for all of them.
  return error.message || (codeOf(error) ?? error.name);
}
