/**
 * Everything at once, on two servers with a PostgreSQL and a Redis of their own: matches of all games between people and
 * with bots, joins, chats, spectators, floods, malformed messages, pages that read nothing, a SIGKILL every minute,
 * the database and Redis stopped, its disk filled and freed. Run it by hand, after `npm run build`:
 * `node --import tsx bench/storm.ts [--minutes 3]`
 *
 * PostgreSQL's programs and redis-server are expected to be installed, and mounting a tmpfs to be allowed for the disk. It
 * ends with exit code 1 if anything acknowledged is lost, or anybody was sent what they should not be.
 */
import { parseArgs } from 'node:util';
import { printReport } from './storm/report.ts';
import { letItStorm } from './storm/storm.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '3' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes must be a positive number.');
  process.exit(1);
}
const isClean = printReport(await letItStorm(minutes));
process.exit(isClean ? 0 : 1);
