/** Message from a page to its service worker before it reloads, so that it doesn't get the stored version. */
export const askForNewVersion = 'newVersion';

/** A service worker's data on its build. */
export interface KeptBuild {
  /** Hash of all files. */
  readonly name: string;
  /** Addresses of all files but the page's own. */
  readonly files: readonly string[];
}
