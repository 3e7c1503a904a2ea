/** Why the server cannot start, in a sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Says what is wrong and ends the process; anything but a StartError is shown with its stack, and no
 * more of it: addresses with passwords may hang on it.
 */
export function giveUp(error: unknown): never {
  const isUnexpected = error instanceof Error && !(error instanceof StartError);
  console.error(
    isUnexpected ? error.stack : String(error instanceof Error ? error.message : error),
  );
  process.exit(1);
}

/** The system's short name of an error, such as EADDRINUSE, if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
