import type { NoMove } from './rules.ts';
import type { Level } from './search/levels.ts';
import type { UnsupportedReason } from './unsupported-match.ts';

/** Reasons for refusing a move in any game, apart from its own rules. */
export type SharedRefusal = UnsupportedReason | NoMove;

/** A section of a game's rules: a heading with its paragraphs and lists. */
export interface RulesSection<ID extends string = string> {
  /** ID by which prompts and refusals refer to the section; the same in every language. */
  readonly id: ID;
  readonly heading: string;
  /** Contents of the section: a string is a paragraph, a list of strings is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** Contents of the rules, by section. Their headings are in the game's text, since its board names them. */
export type RulesText<SectionID extends string = string> = Readonly<
  Record<SectionID, RulesSection['body']>
>;

/** Labels shown next to a bot's name, by level. */
export type BotNames = Readonly<Record<Level, string>>;

/** Returns the name to show for a seat. */
export type NameOf = (playerID: string) => string;

/** Text for one option. */
export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** Labels of a few words for each value, if one of several is chosen. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * Texts in one language that every game has: enough for a lobby that knows no game. A game's own locale adds the texts
 * of its board.
 */
export interface GameText<
  Event = never,
  Refusal extends string = string,
  SectionID extends string = string,
> {
  /** Language of these texts (BCP 47), for screen readers and number formats. */
  readonly language: string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** Headings of the rules' sections, in their order. */
  readonly headings: Readonly<Record<SectionID, string>>;
  /** Label of a button that leads to a section of the rules. */
  readonly toRules: (heading: string) => string;
  /** Note above a spectator's board that says how to get a seat. */
  readonly watching: string;
  /** Name of a seat without a named player, counted from 1. */
  readonly seat: (number: number) => string;
  readonly bots: BotNames;
  /** Formats a score for the ranking. Left out in games whose score is no number that players count. */
  readonly score?: (score: number) => string;
  /** Returns a sentence for an event of the log; empty for an event of newer rules whose type is unknown here. */
  readonly describeEvent: (event: Event, nameOf: NameOf) => string;
  /** Sentences for the rules' reasons for refusing a move. */
  readonly refusals: Readonly<Record<Refusal | SharedRefusal, string>>;
}

/** The type of texts in any language, from the texts in one: any strings, functions of the same arguments. */
export type Widened<Text> = Text extends string
  ? string
  : Text extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Text]: Widened<Text[Key]> };
