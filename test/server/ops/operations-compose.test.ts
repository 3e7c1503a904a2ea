import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { readSettings } from '../../../server/settings.ts';

const root = path.join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  readonly build?: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** The files that are sent to the build of the image. */
const sent = [...textOf('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name);

const compose: Compose = parse(textOf('compose.yaml'));
const services = Object.entries(compose.services);
const servers = services.filter(([, { build }]) => build !== undefined);

/** The names of the environment variables that settings are read from. */
function knownVariables(): ReadonlySet<string> {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => void asked.add(String(name)) },
  );
  readSettings(environment);
  return asked;
}

/** Fills in `${NAME:?why}` and an unset `${NAME:-}` as Compose does. */
function filledIn(value: unknown): string {
  expect(value, 'YAML must not take it for a number or a yes').to.be.a('string');
  return String(value)
    .replace(/\$\{\w+:\?[^}]+\}/g, 'a1b2c3')
    .replace(/\$\{\w+:-\}/g, '');
}

describe('compose.yaml and Dockerfile', () => {
  it('compose.yaml starts two servers with valid settings', () => {
    expect(servers).to.have.length(2);
    for (const [, { environment = {} }] of servers) {
      expect([...knownVariables()]).to.include.members(Object.keys(environment));
      const filled = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
      const settings = readSettings(Object.fromEntries(filled));
      expect(settings.trustedProxies).to.equal(1);
      for (const address of [settings.databaseUrl, settings.redisUrl]) {
        expect(Object.keys(compose.services)).to.include(new URL(address ?? '').hostname);
      }
    }
  });

  it('the database has the user, password and name that the servers use', () => {
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } =
      compose.services.database?.environment ?? {};
    const address = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`;
    for (const [, { environment = {} }] of servers) {
      expect(environment.DATABASE_URL).to.equal(address);
    }
  });

  it('compose.yaml names only existing services, volumes and files', () => {
    for (const [name, { depends_on: needs = {}, volumes = [] }] of services) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        const service = compose.services[needed];
        expect(service, `${name} → ${needed}`).not.to.equal(undefined);
        // The image of our servers has its own check.
        const isChecked = service?.healthcheck ?? service?.build;
        if (condition === 'service_healthy') expect(isChecked, needed).not.to.equal(undefined);
      }
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        const isThere = source.startsWith('.')
          ? existsSync(path.join(root, source))
          : source in compose.volumes;
        expect(isThere, source).to.equal(true);
      }
    }
  });

  it('only the proxy has a public port, and it forwards to both servers', () => {
    const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(open).to.deep.equal([['proxy', '8000:80']]);
    const proxy = textOf('deploy/nginx.conf');
    const asked = [...proxy.matchAll(/^\s+server ([\w.-]+):(\d+) /gm)].map((found) =>
      found.slice(1),
    );
    const each = servers.map(([name]) => [name, '8000']);
    // In turn, as backups, and by match.
    expect(asked).to.deep.equal([...each, ...each, ...each]);
    for (const [, { environment = {} }] of servers) {
      expect(environment.OPERATIONS_PORT).to.be.a('string').and.not.equal('8000');
    }
    expect(proxy).to.include('X-Forwarded-For $proxy_add_x_forwarded_for;');
  });

  it('the Dockerfile copies only files that exist and are sent to the build', () => {
    const dockerfile = textOf('Dockerfile');
    for (const file of sent) expect(existsSync(path.join(root, file)), file).to.equal(true);
    const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)]
      .flatMap(([, sources = '']) => sources.split(' '))
      .map((file) => path.relative('/paddock', file));
    const made = ['node_modules', 'dist'];
    expect(copied).to.have.members([...made, 'package.json']);
    expect([...sent, ...made]).to.include.members(copied);
    const variables = /^ENV (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
    expect(readSettings(Object.fromEntries(variables.map((each) => each.split('='))))).to.include({
      port: 8000,
      isDevelopment: false,
    });
  });

  it('docs/configuration.md lists every setting and no other', () => {
    const rows = textOf('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm);
    expect([...rows].map(([, name]) => name)).to.have.members([...knownVariables()]);
  });

  /** Returns the top folders from which a file imports. */
  const foldersFor = (file: string) =>
    [...textOf(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(
      ([, imported = '']) => path.join(path.dirname(file), imported).split('/')[0],
    );

  it('the build of the image gets every folder from which the lobby and the server import', () => {
    const sources = ['games', 'lobby', 'protocol', 'server'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(folder, name)),
    );
    const needed = new Set(['server.ts', ...sources].flatMap(foldersFor));
    expect(needed).to.include.keys('protocol', 'games');
    expect(sent).to.include.members([...needed]);
  });
});
