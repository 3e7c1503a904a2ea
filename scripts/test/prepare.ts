/**
 * Prepares what tests need and takes long: built servers and the installed package. With `--long`, also the package
 * with React 18.
 */

import { installedPackage } from '../../test/support/package/installed-package.ts';
import { builtServers } from '../../test/support/servers/built-servers.ts';

await builtServers();
await installedPackage();
if (process.argv.includes('--long')) await installedPackage('^18.2.0');
