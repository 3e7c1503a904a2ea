import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { State } from 'boardgame.io';
import type { ProbeState } from '../../support/probe/probe-game.ts';
import { promise, type Subject } from '../../support/probe/probe-servers.ts';
import { DatabaseView } from '../../support/servers/database.ts';

/** Makes every write to the database fail, and returns a function that repairs it. */
function breakDatabase(file: string): () => void {
  const database = new SQLite(file);
  const tables = database
    .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
    .all()
    .filter(({ name }) => !name.startsWith('sqlite_'));
  const triggers = tables.flatMap(({ name }) =>
    ['insert', 'update'].map((kind) => ({ trigger: `full_${name}_${kind}`, name, kind })),
  );
  for (const { trigger, name, kind } of triggers) {
    database.exec(
      `create trigger ${trigger} before ${kind} on ${name} begin select raise(abort, 'disk full'); end`,
    );
  }
  return () => {
    for (const { trigger } of triggers) database.exec(`drop trigger ${trigger}`);
    database.close();
  };
}

/** Returns the path at which the stock server's FlatFile stores a key. */
const flatFile = (folder: string, key: string) =>
  path.join(folder, createHash('md5').update(key).digest('hex'));

/** Makes it impossible to store moves of a match, and returns a function that repairs it. */
function breakStorage({ kind, server }: Subject, matchID: string): () => void {
  if (kind === 'ours') return breakDatabase(path.join(server.dataDir, 'paddock.sqlite'));
  // A folder takes the place of the log's file, which the first move would create.
  const log = flatFile(server.dataDir, `${matchID}:log`);
  mkdirSync(log);
  return () => rmdirSync(log);
}

function storedState({ kind, server }: Subject, matchID: string): State<ProbeState> {
  if (kind !== 'ours') {
    return JSON.parse(readFileSync(flatFile(server.dataDir, matchID), 'utf8')).value;
  }
  const database = new DatabaseView(server.dataDir);
  const state = database.state<ProbeState>(matchID);
  database.close();
  return state;
}

describe('Moves that cannot be stored', () => {
  promise(
    'P1 a move that cannot be stored is shown to nobody, and the mover gets a refusal',
    async (subject) => {
      const { matchID, mine, other } = await subject.openMatch();
      const repair = breakStorage(subject, matchID);
      mine.move(0, 'mark');
      const told = mine.next('refused').then(({ args }) => args[0].code);
      const answer = await Promise.race([told, subject.ended]);
      // Anything published before the answer has arrived by the time of another answer.
      if (subject.isAlive) await subject.fate(other);
      repair();
      const seen = other.frames.filter(({ name }) => name === 'update').length;
      return { answer, seen, marks: storedState(subject, matchID).G.marks };
    },
    {
      ours: { answer: 'notSaved', seen: 0, marks: { 0: 0, 1: 0 } },
      // The other player sees the move, and then the process ends.
      stock: { answer: 1, seen: 1, marks: { 0: 0, 1: 0 } },
      hasFlatFiles: true,
      complaint: /disk full/,
    },
  );
});
