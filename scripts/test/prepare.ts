/** Makes all that tests need and that takes long: the servers and the package, installed. `--long`: with React 18, too. */

import { installedPackage } from '../../test/support/package/installed-package.ts';
import { builtServers } from '../../test/support/servers/built-servers.ts';

await builtServers();
await installedPackage();
if (process.argv.includes('--long')) await installedPackage('^18.2.0');
