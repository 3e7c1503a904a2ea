import { dayLength, dayOf, mondayOf } from '../../protocol/days.ts';
import { ConfigError } from '../lib/config-error.ts';
import type { Command } from './command.ts';

const maxDays = 365;

/** Removes a name from the tables of the daily challenge; the results stay in the distribution. */
export const daily: Command = {
  words: '--remove <name> [--days 7]',
  help: 'removes a name from the tables of the daily challenge of the weeks of the last days',
  options: { remove: 'text', days: 'text' },
  run: async (parsed, { open, say }) => {
    const name = parsed.text('remove');
    if (name === undefined) throw new ConfigError('Missing option: --remove <name>.');
    const days = parsed.number('days', { defaultValue: 7, max: maxDays });
    const { storage } = await open();
    const monday = mondayOf(dayOf(Date.now() - (days - 1) * dayLength));
    const count = await storage.daily.removeName(name, monday);
    say(`${count} entries without their name.`);
    return count > 0;
  },
};
