import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Gives what shows why a test failed, by the name of the file that it goes to. */
export type Trace = () => Promise<Readonly<Record<string, string | Buffer>>>;

const root = path.join(import.meta.dirname, '../../..');
const traces = new Set<Trace>();

/** Has something written down if a test fails, until the function that it returns is called. */
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
