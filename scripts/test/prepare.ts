/** Makes all that tests need and that takes long: the servers and the package, installed. `--long`: with React 18, too. */
import { builtServers } from '../../test/support/built-servers.ts';
import { installedPackage } from '../../test/support/installed-package.ts';

await builtServers();
await installedPackage();
if (process.argv.includes('--long')) await installedPackage('^18.2.0');
