/** Thrown if the server can't start, with a message for its operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Prints an error and ends the process. Anything but a ConfigError is printed with its stack, and no more: other fields
 * may contain addresses with passwords.
 */
export function exitWithError(error: unknown): never {
  const isUnexpected = error instanceof Error && !(error instanceof ConfigError);
  console.error(
    isUnexpected ? error.stack : String(error instanceof Error ? error.message : error),
  );
  process.exit(1);
}

/** The address at which a server should listen. `prefix` is that of the settings for it. */
interface ListeningPlace {
  readonly host: string | null;
  readonly port: number;
  readonly prefix: '' | 'OPERATIONS_';
}

/** Returns the error for an operator whose server can't listen at an address. */
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

/** Returns the system's code of an error, such as EADDRINUSE, or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the cause of an error in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // After attempts at several addresses of a host, Node's message is empty.
  return error.message || (codeOf(error) ?? error.name);
}
