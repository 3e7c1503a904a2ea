import { text as common } from '../../../lobby/i18n/en/common.ts';
import { text as table } from '../../../lobby/i18n/en/table.ts';
import { text as room } from '../../../lobby/i18n/en/waiting-room.ts';

/** All that the pages of the lobby say in English, but for matches in the browser. */
export const text = { ...common, ...table, ...room };
