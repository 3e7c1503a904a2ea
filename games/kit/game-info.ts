import type { Language } from './language.ts';
import type { OptionField } from './options.ts';

/** Properties of a game that its matches need. */
export interface GameIdentity<Name extends string = string> {
  /** boardgame.io's name of the game; also a part of its URLs. */
  readonly name: Name;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /**
   * Version of the present rules. It rises whenever matches under way could not continue with the new rules. Such a
   * match then refuses all moves (`otherRules`) and is not drawn. See CHANGELOG.md.
   */
  readonly rulesVersion: number;
}

/**
 * Properties of a game that a lobby or a server needs before it loads the game itself. It is cheap to load: no rules,
 * no board, no React.
 */
export interface GameInfo<Name extends string = string> extends GameIdentity<Name> {
  /** Default number of players of a match. */
  readonly usualPlayers: number;
  /** Usual thinking time of a turn, in seconds, as guidance for clocks. */
  readonly decisionSeconds: number;
  /** Playing time in minutes, shortest and longest. */
  readonly minutes: readonly [shortest: number, longest: number];
  readonly designers: readonly string[];
  /** Year of the printed game that the rules come from. */
  readonly year: number;
  /** The settings of a match (`setupData`), from which forms and checks are made. */
  readonly options: readonly OptionField[];
  /** Name and one line for the list of games. */
  readonly description: Readonly<
    Record<Language, { readonly title: string; readonly line: string }>
  >;
}

/** Combines both parts of a game's info. They stay separate so that code that needs one doesn't load the other. */
export function infoOf<Name extends string>(
  identity: GameIdentity<Name>,
  others: Omit<GameInfo<Name>, keyof GameIdentity>,
): GameInfo<Name> {
  return { ...identity, ...others };
}
