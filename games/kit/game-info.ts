import type { Language } from './language.ts';
import type { OptionField } from './options.ts';

/** What a match needs to know of its game. */
export interface GameIdentity<Name extends string = string> {
  /** boardgame.io's name of the game; also its part of an address. */
  readonly name: Name;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /**
   * Number of the rules as they are now. It rises whenever a match that is under way could not go on with them;
   * such a match then refuses its moves (`otherRules`) and is not drawn. See CHANGELOG.md.
   */
  readonly rulesVersion: number;
}

/**
 * What a lobby or a server needs to know of a game before it loads the game itself.
 * Cheap: no rules, no board, no React.
 */
export interface GameInfo<Name extends string = string> extends GameIdentity<Name> {
  /** For how many a match is laid where nothing is said. */
  readonly usualPlayers: number;
  /** How many seconds one thinks about a turn. Whoever offers clocks can go by it. */
  readonly decisionSeconds: number;
  /** Playing time in minutes, shortest and longest. */
  readonly minutes: readonly [shortest: number, longest: number];
  readonly designers: readonly string[];
  /** Year of the printed game that the rules come from. */
  readonly year: number;
  /** The settings of a match (`setupData`), from which forms and checks are made. */
  readonly options: readonly OptionField[];
  /** Name and one line for the shelf. */
  readonly description: Readonly<
    Record<Language, { readonly title: string; readonly line: string }>
  >;
}

/** All that there is to know of a game, from both its parts. Pure: what needs one of them doesn't bring the other. */
export function infoOf<Name extends string>(
  identity: GameIdentity<Name>,
  others: Omit<GameInfo<Name>, keyof GameIdentity>,
): GameInfo<Name> {
  return { ...identity, ...others };
}
