import type { GameText, RulesSection, RulesText } from '../text.ts';

/** Joins the headings of a game's rules with their contents, in the order of the headings. */
export function sectionsOf<ID extends string>(
  { headings }: Pick<GameText<never, string, ID>, 'headings'>,
  rulesText: RulesText<ID>,
): readonly RulesSection<ID>[] {
  // A text has these keys and no others.
  const ids = Object.keys(headings) as ID[];
  return ids.map((id) => ({ id, heading: headings[id], body: rulesText[id] }));
}
