import { text as common } from '../../lobby/i18n/en.ts';
import { text as room } from '../../lobby/room/words/en.ts';
import { text as table } from '../../lobby/table/words/en.ts';

/** All that the pages of the lobby say in English, but for matches in the browser. */
export const text = { ...common, ...table, ...room };
