import { ConfigError } from '../lib/config-error.ts';
import { reportDays } from '../persistence/repositories/operators.ts';
import { type Command, moment } from './command.ts';

/** Maximum number of reports in a list. */
const maxReports = 1000;

/** Lists players' reports, or deletes one. */
export const reports: Command = {
  words: '[--limit 50] [--delete <report>]',
  help: `lists the reports of players, newest first; they are stored for ${reportDays} days`,
  options: { limit: 'text', delete: 'text' },
  run: async (parsed, { open, say }) => {
    const limit = parsed.number('limit', { defaultValue: 50, max: maxReports });
    const done = parsed.text('delete');
    const { storage } = await open();
    if (done !== undefined) {
      if (!(await storage.operators.deleteReport(done))) {
        throw new ConfigError(`There is no report ${done}.`);
      }
      say(`Report ${done} is deleted.`);
      return true;
    }
    const found = await storage.operators.reports(limit);
    for (const { id, madeAt, matchID, seats, address, reason } of found) {
      const names = Object.entries(seats).map(([seat, name]) => `${seat}: ${name}`);
      say(`${id}  ${moment(madeAt)}  table ${matchID} (${names.join(', ')})  from ${address}`);
      say(`    ${reason}`);
    }
    say(found.length === 1 ? '1 report.' : `${found.length} reports.`);
    return true;
  },
};
