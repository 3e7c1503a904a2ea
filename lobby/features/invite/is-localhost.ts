/** Returns whether a host name is reachable from this machine alone. */
export function isLocalhost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
