const names = ['sessionStorage', 'localStorage'] as const;

/** Returns a browser's storage in memory, with the methods that boards use. */
export function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

function forbid(): never {
  throw new Error('Forbidden.');
}

/** A storage in a browser that blocks it. */
export const forbiddenStorage = { getItem: forbid, setItem: forbid, removeItem: forbid };

/** Gives every test of a suite an empty storage, which Node doesn't have. */
export function withBrowserStorage(): void {
  const before = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  beforeEach(() => {
    for (const name of names) putStorage(name, memoryStorage());
  });
  after(() => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  });
}

export function putStorage(name: (typeof names)[number], value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
