import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkOf } from '../../../../games/kit/record/check.ts';
import { textOfRecord } from '../../../../games/kit/record/write.ts';
import { rowsOf, section } from '../../../support/browser/pages.ts';
import { temporaryFolder } from '../../../support/servers/server.ts';
import { type LoadedGame, loadedGames, readWhole } from './matches.ts';

const page = readFileSync('docs/records.md', 'utf8');

/** Returns the pieces of code in a language on the page. */
function codeIn(language: string): string[] {
  const pattern = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g');
  return [...page.matchAll(pattern)].map(([, code = '']) => code);
}

describe('Records: the page in docs', () => {
  const [example = ''] = codeIn('json');
  let game: LoadedGame;

  before(async () => {
    const games = await loadedGames();
    game = games.find(({ info }) => info.name === 'bug-race') ?? expect.fail('It is there.');
  });

  it('the example on the page is a record in the written form and without faults', () => {
    const { record } = readWhole(game, example);
    expect(textOfRecord(record)).to.equal(example);
    expect(checkOf(record, game)).to.include({ mixedMoves: 2 });
  });

  it('the page names all fields of a record', () => {
    const schema = JSON.parse(readFileSync('games/kit/record/records.schema.json', 'utf8'));
    const named = rowsOf(section(page, 'Format')).flatMap(([field = '']) => field.match(/\w+/g));
    expect(named.slice(0, Object.keys(schema.properties).length)).to.have.members(
      Object.keys(schema.properties),
    );
  });

  it('the shell commands on the page print the output shown below them', () => {
    const { folder, remove } = temporaryFolder();
    writeFileSync(join(folder, 'record.json'), example);
    const pieces = codeIn('sh');
    expect(pieces).to.have.length(2);
    for (const code of pieces) {
      const promised = [...code.matchAll(/^# (.*)$/gm)].map(([, line]) => line);
      const printed = execFileSync('bash', ['-c', code], { cwd: folder, encoding: 'utf8' });
      expect(printed.trim().split('\n')).to.deep.equal(promised);
    }
    remove();
  });
});
