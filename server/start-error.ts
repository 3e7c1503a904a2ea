/** Why the server cannot start, in a sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Says what is wrong and ends the process; anything but a StartError is shown with its stack. */
export function giveUp(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** The system's short name of an error, such as EADDRINUSE, if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
