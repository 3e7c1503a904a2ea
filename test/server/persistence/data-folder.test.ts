import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { ConfigError } from '../../../server/lib/config-error.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

describe('A data folder', () => {
  let files: ReturnType<typeof temporaryFolder>;
  const pathOf = (name: string) => path.join(files.folder, name);

  async function open(): Promise<void> {
    const storage = openSqliteStorage(files.folder, new TableChanges());
    await storage.connect();
    await storage.close();
  }

  beforeEach(() => {
    files = temporaryFolder();
  });
  afterEach(() => files.remove());

  for (const ending of ['-wal', '-shm', '-copy', '.before-2026-08-01T10-00-00-000Z']) {
    it(`a server refuses an emptied database beside its paddock.sqlite${ending}`, async () => {
      await open();
      truncateSync(pathOf('paddock.sqlite'));
      writeFileSync(pathOf(`paddock.sqlite${ending}`), 'moves');
      expect(() => openSqliteStorage(files.folder, new TableChanges())).to.throw(
        ConfigError,
        `is empty, but "paddock.sqlite${ending}" beside it has data. Restore a backup`,
      );
      expect(readFileSync(pathOf(`paddock.sqlite${ending}`), 'utf8')).to.equal('moves');
      expect(readFileSync(pathOf('paddock.sqlite'), 'utf8')).to.equal('');
    });
  }

  it('a server starts on the files of a start that died before its first write', async () => {
    for (const name of ['paddock.lock', 'paddock.sqlite', 'paddock.sqlite-wal']) {
      writeFileSync(pathOf(name), '');
    }
    for (const name of ['paddock.lock-journal', 'paddock.sqlite-journal']) {
      writeFileSync(pathOf(name), Buffer.alloc(512));
    }
    await open();
  });
});
