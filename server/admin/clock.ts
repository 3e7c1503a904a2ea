import { isImplausible } from '../ops/clock-check.ts';
import { type Command, moment } from './command.ts';

/** Shows whether the clock of this machine is plausible, or confirms it. */
export const clock: Command = {
  words: '[--confirm]',
  help: 'compares the clock of this machine with the newest noted time, or confirms the clock',
  options: { confirm: 'switch' },
  run: async (parsed, { open, say }) => {
    const { notedTime } = (await open()).storage;
    const now = Date.now();
    if (parsed.has('confirm')) await notedTime.write(now);
    const noted = await notedTime.read();
    say(`Clock of this machine: ${moment(now)}`);
    say(`Newest noted time: ${noted === null ? 'none' : moment(noted)}`);
    if (!isImplausible(now, noted)) return true;
    say('The clock is implausible. Set it right, or confirm it with "clock --confirm".');
    return false;
  },
};
