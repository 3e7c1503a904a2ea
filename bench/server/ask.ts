/** The game of the longest recorded match. */
export const longestGame = 'bug-race';

/** Something that a stranger may ask of a server, with the largest that it takes. */
export interface Ask {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
  /** What has to be so each time before it is asked; not measured. */
  readonly prepare?: () => Promise<unknown>;
  /** Called when it was asked for the last time. */
  readonly end?: () => void;
}
