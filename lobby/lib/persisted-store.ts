import { useSyncExternalStore } from 'react';

/** A value in the browser's storage that all tabs share. */
export interface PersistedStore<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Stands in for localStorage where the browser forbids it (private windows, blocked cookies). */
const memory = new Map<string, string>();

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

/** Creates a store for a key of localStorage. `parse` must accept any text, also one that others wrote. */
export function createStore<Value>(
  key: string,
  parse: (text: string | null) => Value,
  print: (value: Value) => string,
): PersistedStore<Value> {
  const listeners = new Set<() => void>();
  let text = readStored(key);
  let value = parse(text);

  function take(newText: string | null): void {
    if (newText === text) return;
    text = newText;
    value = parse(newText);
    for (const listener of listeners) listener();
  }

  if (typeof window !== 'undefined') {
    // The key is null when another tab has cleared everything.
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) take(readStored(key));
    });
  }
  return {
    get: () => value,
    set: (newValue) => {
      const newText = print(newValue);
      store(key, newText);
      take(newText);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the stored value, and renders again when any tab changes it. */
export function useStore<Value>(kept: PersistedStore<Value>): Value {
  return useSyncExternalStore(kept.subscribe, kept.get);
}
