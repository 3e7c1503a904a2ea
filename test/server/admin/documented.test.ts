import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { admin } from '../../support/servers/admin.ts';

const textOf = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const operating = textOf('docs/operating.md');

describe('docs/operating.md', () => {
  it('docs/operating.md names every admin command', async () => {
    const { said } = await admin({}, 'help');
    const names = [...said.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
    expect(names).to.include.members(['tables', 'check']);
    for (const name of names) {
      expect(operating, name).to.match(new RegExp(`(^\\| \`|-- )${name}\\b`, 'm'));
    }
  });

  it('the documented systemd-run line has the properties of the systemd unit', () => {
    const unit = textOf('deploy/paddock@.service');
    const line = /systemd-run[\s\S]*?"\$@"/.exec(operating)?.[0] ?? '';
    const ofUnit = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    expect(line).to.include(`--uid=${ofUnit('User')} `);
    expect(line).to.include(`--working-directory=${ofUnit('WorkingDirectory')} `);
    expect(line).to.include(`--setenv=DATA_DIR=${ofUnit('Environment=DATA_DIR')} `);
    for (const property of ['EnvironmentFile', 'UMask']) {
      expect(line).to.include(`--property=${property}=${ofUnit(property)} `);
    }
    expect(line).to.include(`${ofUnit('ExecStart')?.split(' ')[0]} dist/server/admin.js`);
  });
});
