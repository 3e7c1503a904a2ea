const closers: (() => Promise<void>)[] = [];

/** Notes something that must be closed before this process of tests ends. */
export function atEnd(close: () => Promise<void>): void {
  closers.push(close);
}

/** Closes all that was noted. */
export async function endAll(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}
