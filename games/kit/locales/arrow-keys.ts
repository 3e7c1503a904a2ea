import type { Language } from '../language.ts';

/** Hint for users of a keyboard, shown once when a group of cards, places or buttons gets the focus. */
export const arrowKeys: Readonly<Record<Language, string>> = {
  en: 'The arrow keys move within this group. Tab leaves it.',
  it: 'Con le frecce ti sposti in questo gruppo, con Tab ne esci.',
  fr: 'Les flèches servent à se déplacer dans ce groupe, Tab à en sortir.',
  de: 'Die Pfeiltasten führen durch diese Gruppe, Tab führt hinaus.',
};
