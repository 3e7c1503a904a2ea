/** What a page tells its service worker before it is loaded anew, so that it doesn't get the version that is kept. */
export const askForNewVersion = 'newVersion';

/** What the service worker is told of the build it belongs to. */
export interface KeptBuild {
  /** Another one whenever any file differs. */
  readonly name: string;
  /** The addresses of all files but the page's own. */
  readonly files: readonly string[];
}
