import { type Language, languages } from '../../../games/kit/language.ts';
import { text as common } from '../../../lobby/i18n/en/common.ts';
import { text as table } from '../../../lobby/i18n/en/table.ts';
import { text as room } from '../../../lobby/i18n/en/waiting-room.ts';

/** All English texts of the lobby's pages, except those of local matches. */
export const text = { ...common, ...table, ...room };

/** Returns the texts of a part of the lobby in all languages. */
export async function textsOf<Messages>(
  part: string,
): Promise<Readonly<Record<Language, Messages>>> {
  const all = languages.map(async (language) => {
    const { text: own } = await import(`../../../lobby/i18n/${language}/${part}.ts`);
    return [language, own] as const;
  });
  // There is one for each language.
  return Object.fromEntries(await Promise.all(all)) as Record<Language, Messages>;
}
