const closers: (() => Promise<void>)[] = [];

/** Registers a function that closes something before this test process ends. */
export function atEnd(close: () => Promise<void>): void {
  closers.push(close);
}

/** Calls all registered functions. */
export async function endAll(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}
