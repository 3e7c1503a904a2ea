import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INVALID_MOVE as frameworks, PlayerView } from 'boardgame.io/core';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { INVALID_MOVE } from '../../../games/kit/invalid-move.ts';
import { stripSecrets } from '../../../games/kit/view.ts';

function filesThatMatch(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

/** Returns a file and all of our own files that it imports at run time, directly or indirectly. */
function roomsOf(file: string): string[] {
  const found = new Set([file]);
  for (const each of found) {
    for (const [, path = ''] of readFileSync(each, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm,
    )) {
      found.add(join(dirname(each), path));
    }
  }
  return [...found];
}

const games = readdirSync('games', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('games', file));

describe('The independence of the games', () => {
  it('nothing in games/ imports boardgame.io at run time', () => {
    expect(games).to.not.be.empty;
    expect(filesThatMatch(games, /^(import|export) (?!type )[^;]*'boardgame\.io/m)).to.deep.equal(
      [],
    );
    expect(filesThatMatch(games, /import\('boardgame\.io/)).to.deep.equal([]);
  });

  it('the rules use no framework, React, clock or unseeded random numbers', () => {
    const rules = games.filter((file) => /kit\/rules\.ts$|rules\/index\.ts$/.test(file));
    expect(rules).to.have.length(catalog.length + 1); // with the kit's own
    const forbidden = /import (?!type )[^;]*from '(boardgame\.io|react)|Math\.random|Date\.now/;
    const withRooms = rules.flatMap(roomsOf);
    expect(withRooms.length).to.be.greaterThan(rules.length * 3);
    expect(filesThatMatch(withRooms, forbidden)).to.deep.equal([]);
    const planted = filesThatMatch(
      ['server/lib/log.ts', 'games/bug-race/board/Board.tsx'],
      forbidden,
    );
    expect(planted, 'what is looked for can be found').to.not.be.empty;
  });

  it('INVALID_MOVE and stripSecrets match those of boardgame.io', () => {
    expect(INVALID_MOVE).to.equal(frameworks);
    const G = { open: 1, players: { '0': 'a', '1': 'b' }, secret: 'c' };
    // The view looks at G and the viewer only.
    const ctx = {} as Parameters<NonNullable<typeof PlayerView.STRIP_SECRETS>>[0]['ctx'];
    for (const playerID of ['0', '1', null]) {
      expect(stripSecrets({ G, playerID })).to.deep.equal(
        PlayerView.STRIP_SECRETS?.({ G, ctx, playerID }),
      );
    }
    // A playerID that is no seat gets nothing of its own; the framework would give it what every object has.
    expect(stripSecrets({ G, playerID: 'toString' })).to.deep.equal({ open: 1, players: {} });
  });
});
