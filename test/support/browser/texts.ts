import { text as common } from '../../../lobby/i18n/en/common.ts';
import { text as table } from '../../../lobby/i18n/en/table.ts';
import { text as room } from '../../../lobby/i18n/en/waiting-room.ts';

/** All English texts of the lobby's pages, except those of local matches. */
export const text = { ...common, ...table, ...room };
