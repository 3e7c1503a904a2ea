import type { NoMove } from './rules.ts';
import type { Level } from './search/levels.ts';
import type { UnsupportedReason } from './unsupported-match.ts';

/** Why a move of any game may be refused, whatever its own rules say. */
export type SharedRefusal = UnsupportedReason | NoMove;

/** A heading of a game's rules with its paragraphs and lists, for the rules panel. */
export interface RulesSection<ID extends string = string> {
  /** What prompts and refusals name it by; the same in every language. */
  readonly id: ID;
  readonly heading: string;
  /** A string is a paragraph, a list of strings is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** The rules in one language: each of the sections, in their order. */
export type RulesIn<IDs extends readonly string[]> = {
  readonly [Place in keyof IDs]: RulesSection<IDs[Place]>;
};

/** Labels shown next to a bot's name, by level. */
export type BotNames = Readonly<Record<Level, string>>;

/** Gives the name to show for a seat. */
export type NameOf = (playerID: string) => string;

/** Text for one option. */
export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** Where one of several values is chosen: a few words for each value. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * What every game says in one language, whatever the game: enough for a lobby that knows no game.
 * A game's own locale adds what only its board says.
 */
export interface GameText<Event = never, Refusal extends string = string> {
  readonly options: Readonly<Record<string, OptionText>>;
  readonly rules: readonly RulesSection[];
  /** Name of the way to a section of the rules. */
  readonly toRules: (heading: string) => string;
  /** Above a board that is looked at from no seat: how to get one. */
  readonly watching: string;
  readonly bots: BotNames;
  /** What a place was won with, for the ranking; left out where it is no figure that players count. */
  readonly score?: (score: number) => string;
  /** A sentence for one event of the log; empty for one of newer rules, of a type that is not known here. */
  readonly tell: (event: Event, nameOf: NameOf) => string;
  /** A sentence for each reason for which the rules refuse a move. */
  readonly refusals: Readonly<Record<Refusal | SharedRefusal, string>>;
}
