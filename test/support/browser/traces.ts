import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns diagnostics for a failed test, by file name. */
export type Trace = () => Promise<Readonly<Record<string, string | Buffer>>>;

const root = path.join(import.meta.dirname, '../../..');
const traces = new Set<Trace>();

/** Registers diagnostics to write if a test fails. The returned function removes them. */
export function traceOnFailure(trace: Trace): () => void {
  traces.add(trace);
  return () => traces.delete(trace);
}

/** Writes all traces into a folder of test-results/; returns its path, or null if there is nothing to write. */
export async function keepTraces(title: string): Promise<string | null> {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  const folder = path.join('test-results', `${name}-${process.pid}-${Date.now()}`);
  const found = await Promise.all([...traces].map((trace) => trace().catch(() => ({}))));
  const files = found.flatMap((each) => Object.entries(each));
  if (files.length === 0) return null;
  await mkdir(path.join(root, folder), { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(root, folder, file), content);
  return folder;
}
