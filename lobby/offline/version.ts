import { useSyncExternalStore } from 'react';
import { buildHeader, protocolHeader, protocolVersion } from '../../protocol/tables.ts';

/** The build of the lobby that the server serves, and whether it speaks the page's protocol. */
export interface ServerVersion {
  readonly build: string;
  readonly speaksOurs: boolean;
}

let told: ServerVersion | null = null;
const listeners = new Set<() => void>();

/**
 * Returns the page's build, as named by scripts/offline.ts. Undefined if Vite serves the page, and updates it by
 * itself.
 */
function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="paddock-build"]')?.content;
}

/** Notes the server's version from an answer's headers. Answers without them come from another server. */
export function noteVersion(headers: Headers): void {
  const build = headers.get(buildHeader);
  if (build === null || build === told?.build) return;
  told = { build, speaksOurs: headers.get(protocolHeader) === String(protocolVersion) };
  for (const listener of listeners) listener();
}

/** Requests only the server's version, after a connection without headers of its own. */
export async function askForVersion(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer) noteVersion(answer.headers);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the server's version if it differs from the page's, or null. */
export function useOtherVersion(): ServerVersion | null {
  const server = useSyncExternalStore(subscribe, () => told);
  const own = ownBuild();
  return server && own !== undefined && server.build !== own ? server : null;
}
