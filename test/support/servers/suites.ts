import { expect } from 'chai';
import { closeFollowingPages } from '../browser/following-page.ts';
import { openedBy } from '../opened-by.ts';
import { DatabaseView } from './database.ts';
import { type Deployment, type DeploymentOptions, openDeployment } from './nodes.ts';
import { Page, type Seated } from './page.ts';
import { closeTablePages } from './served-tables.ts';
import { killLeftServers, type RunningServer, type ServerOptions, startServer } from './server.ts';

/** Starts a server for a suite, which must not make it complain except with `mayComplain`. */
export function suiteServer({
  mayComplain = false,
  ...options
}: ServerOptions & { readonly mayComplain?: boolean } = {}): () => RunningServer {
  const server = openedBy(() => startServer(options));
  after(async () => {
    await server().stop();
    killLeftServers();
    if (!mayComplain) expect(server().complaints()).to.equal('');
  });
  return server;
}

/** Opens the database of a suite's server. */
export function suiteDatabase(server: () => RunningServer): () => DatabaseView {
  const database = openedBy(async () => new DatabaseView(server().dataDir));
  after(() => database().close());
  return database;
}

/** Returns a function that opens a page at a suite's server, which is closed after the test. */
export function suiteSocketPages(server: () => RunningServer): (seat: Seated) => Page {
  const pages: Page[] = [];
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });
  return (seat) => {
    const page = new Page(server().url, seat);
    pages.push(page);
    return page;
  };
}

/** Opens a deployment for a suite, which must not make it complain except with `mayComplain`. */
export function suiteDeployment({
  mayComplain = false,
  ...options
}: DeploymentOptions & { readonly mayComplain?: boolean } = {}): () => Deployment {
  const deployment = openedBy(() => openDeployment(options));
  after(async () => {
    closeFollowingPages();
    closeTablePages();
    await deployment().close();
    killLeftServers();
    if (!mayComplain) expect(deployment().complaints()).to.equal('');
  });
  return deployment;
}
