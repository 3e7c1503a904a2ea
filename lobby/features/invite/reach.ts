/** Whether an address leads to this machine from nowhere else. */
export function isThisMachineOnly(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
