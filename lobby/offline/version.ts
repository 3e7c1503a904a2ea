import { useSyncExternalStore } from 'react';
import { buildHeader, protocolHeader, protocolVersion } from '../../protocol/tables.ts';

/** What the server says of itself: the lobby that it serves, and the protocol that it speaks. */
export interface ServerVersion {
  readonly build: string;
  readonly speaksOurs: boolean;
}

let told: ServerVersion | null = null;
const listeners = new Set<() => void>();

/** scripts/offline.ts names the build; undefined: Vite serves the page, and mends it by itself. */
function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="paddock-build"]')?.content;
}

/** Takes note of what an answer says of its server; one that says nothing comes from somebody else. */
export function noteVersion(headers: Headers): void {
  const build = headers.get(buildHeader);
  if (build === null || build === told?.build) return;
  told = { build, speaksOurs: headers.get(protocolHeader) === String(protocolVersion) };
  for (const listener of listeners) listener();
}

/** Asks the server for nothing but what it says of itself: after a connection that has no headers of its own. */
export async function askForVersion(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer) noteVersion(answer.headers);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server's version, if this page isn't of it; else null. */
export function useOtherVersion(): ServerVersion | null {
  const server = useSyncExternalStore(subscribe, () => told);
  const own = ownBuild();
  return server && own !== undefined && server.build !== own ? server : null;
}
