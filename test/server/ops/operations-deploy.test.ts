import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { readSettings } from '../../../server/settings.ts';
import { get } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';
import { suiteServer } from '../../support/servers/suites.ts';

const root = path.join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the metrics named in a text, histograms without their suffix. */
const metricsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/\b(?:paddock|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    ),
  ),
];

/** Sends a request over a connection of its own. `answered` is all that arrives until the connection ends. */
async function sendAlone(port: number, lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // An error means a connection cut off without an answer.
  socket.on('error', () => {});
  socket.write(lines.join('\r\n'));
  return { answered: new Promise<string>((resolve) => socket.on('close', () => resolve(answer))) };
}

describe('Files for operators', () => {
  const server = suiteServer();

  it('alerts and dashboards use only metrics that the server has', async () => {
    const { text } = await get(`${server().url}/metrics`);
    const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    for (const file of ['deploy/alerts.yml', 'deploy/alerts.test.yml', 'deploy/grafana.json']) {
      const asked = metricsIn(textOf(file));
      expect(asked).not.to.deep.equal([]);
      expect(known, file).to.include.members(asked);
    }
    expect(text).to.include('paddock_ready{dependency="database"} 1');
  });

  it('each alert has a summary, an action and a severity', () => {
    const { groups } = parse(textOf('deploy/alerts.yml'));
    for (const { alert, annotations, labels } of groups[0].rules) {
      expect(annotations, alert).to.have.all.keys('summary', 'action');
      expect(labels.severity, alert).to.be.oneOf(['page', 'ticket']);
    }
  });

  it('the systemd unit starts the server with valid settings and gives it time to stop', () => {
    const unit = textOf('deploy/paddock@.service').replaceAll('%i', '8000');
    const variables = [...unit.matchAll(/^Environment=(.+)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((each) => each.split('='));
    expect(readSettings(Object.fromEntries(variables))).to.deep.include({
      port: 8000,
      host: '127.0.0.1',
      trustedProxies: 1,
      dataDirectory: '/var/lib/paddock',
      operations: { host: '127.0.0.1', port: 18_000 },
      isDevelopment: false,
    });
    const [, command] = /exec (.+)$/.exec(JSON.parse(textOf('package.json')).scripts.start) ?? [];
    expect(unit).to.include(`ExecStart=/usr/bin/${command}\n`);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).to.be.above(10);
  });

  it('a stopping server answers all waiting requests, with 503 for those another server can take', async () => {
    const body = JSON.stringify({ numPlayers: 2, unlisted: true });
    const head = ['POST /games/bug-race/create HTTP/1.1', 'Host: localhost'];
    const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
    // The server accepts no connection for now.
    server().process.kill('SIGSTOP');
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => sendAlone(server().port, [...head, ...type, '', body])),
    );
    const reading = ['GET /games HTTP/1.1', 'Host: localhost'];
    // These come after all others, so the server knows by then that it is to end.
    sent.push(await sendAlone(server().port, [...reading, '', '']));
    sent.push(await sendAlone(server().port, [...reading, 'X-Other-Servers: yes', '', '']));
    const ended = server().stop();
    server().process.kill('SIGCONT');
    const answers = await Promise.all(sent.map(({ answered }) => answered));
    const statuses = answers.map((answer) => answer.split('\r\n')[0]);
    expect(statuses.slice(0, -1)).to.deep.equal(Array(21).fill('HTTP/1.1 200 OK'));
    // A proxy then uses another server, before this one is gone.
    expect(statuses.at(-1)).to.equal('HTTP/1.1 503 Service Unavailable');
    const proxy = textOf('deploy/nginx.conf');
    expect(proxy).to.include('proxy_set_header X-Other-Servers yes;');
    expect(proxy).to.match(/proxy_next_upstream .*http_503;/);
    expect(await ended).to.equal(0);
  });
});

/** Runs `npm start` with a small server in place of the built one, and returns the whole output once npm has ended. */
async function startAndEnd(): Promise<string> {
  const { folder, remove } = temporaryFolder();
  const { scripts } = JSON.parse(textOf('package.json'));
  const own = { type: 'module', scripts: { ...scripts, build: 'node --version' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  mkdirSync(path.join(folder, 'dist/server'), { recursive: true });
  writeFileSync(
    path.join(folder, 'dist/server/server.js'),
    `process.on('SIGTERM', () => { console.log('asked to end'); process.exit(0); });
     setInterval(() => {}, 1000);
     console.log('open');`,
  );
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  npm.stdout.on('data', (chunk) => {
    said += chunk;
    if (/^open$/m.test(said) && !npm.killed) npm.kill('SIGTERM');
  });
  const closed = once(npm, 'close');
  await once(npm, 'exit');
  try {
    // A process that npm left running holds its pipe.
    if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
  } catch {
    // npm left nothing running.
  }
  await closed;
  remove();
  return said;
}

describe('npm start', () => {
  it('npm start passes the signal to end on to the server', async () => {
    expect(await startAndEnd()).to.match(/^open\nasked to end$/m);
  });
});
