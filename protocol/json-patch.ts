/*
 * Changes between two JSON values, as RFC 6902 writes them. Without imports, because the lobby imports this file too.
 */

/** One change: `path` is a JSON pointer. An `add` at a list's length appends to the list. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const inside = (path: string, key: string | number) =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

function fieldChanges(before: Fields, after: Fields, path: string): PatchOperation[] {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  const isInOrder = Object.keys(after).every((key, at) => key === [...kept, ...added][at]);
  // Added keys come last. In any other order the resulting JSON text would differ.
  if (!isInOrder) return [{ op: 'replace', path, value: after }];
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...removed.map((key): PatchOperation => ({ op: 'remove', path: inside(path, key) })),
    ...kept.flatMap((key) => patchBetween(before[key], after[key], inside(path, key))),
    ...added.map(
      (key): PatchOperation => ({ op: 'add', path: inside(path, key), value: after[key] }),
    ),
  ];
}

/** Counts the equal items at the front of both lists, then those at the back. */
function sameEnds(before: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && areEqual(before[front], after[front])) front += 1;
  let back = 0;
  while (back < shorter - front && areEqual(before.at(-1 - back), after.at(-1 - back))) back += 1;
  return { front, back };
}

function itemChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): PatchOperation[] {
  const { front, back } = sameEnds(before, after);
  const changes: PatchOperation[] = [];
  const both = Math.min(before.length, after.length) - back;
  for (let at = front; at < both; at += 1) {
    changes.push(...patchBetween(before[at], after[at], inside(path, at)));
  }
  // From the end, so that earlier items keep their indices.
  for (let at = before.length - back - 1; at >= both; at -= 1) {
    changes.push({ op: 'remove', path: inside(path, at) });
  }
  for (let at = both; at < after.length - back; at += 1) {
    changes.push({ op: 'add', path: inside(path, at), value: after[at] });
  }
  return changes;
}

/** Returns the changes that turn one JSON value into another, including the order of its keys. */
export function patchBetween(before: unknown, after: unknown, path = ''): PatchOperation[] {
  if (isFields(before) && isFields(after)) return fieldChanges(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return itemChanges(before, after, path);
  return before === after ? [] : [{ op: 'replace', path, value: after }];
}

const keysOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function changed(before: unknown, keys: readonly string[], operation: PatchOperation): unknown {
  const [key, ...deeper] = keys;
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  const isHere = deeper.length === 0;
  if (Array.isArray(before)) {
    const at = Number(key);
    if (isHere && operation.op === 'add') return before.toSpliced(at, 0, operation.value);
    if (isHere && operation.op === 'remove') return before.toSpliced(at, 1);
    return before.with(at, changed(before[at], deeper, operation));
  }
  const fields = isFields(before) ? before : {};
  if (isHere && operation.op === 'remove') {
    const { [key]: _, ...others } = fields;
    return others;
  }
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return { ...fields, [key]: changed(field, deeper, operation) };
}

/**
 * Returns a JSON value after changes of `patchBetween`. The given value is not modified, and unchanged parts are
 * shared.
 */
export function patched(before: unknown, patch: readonly PatchOperation[]): unknown {
  return patch.reduce(
    (value: unknown, operation) => changed(value, keysOf(operation.path), operation),
    before,
  );
}
