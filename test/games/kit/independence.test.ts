import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVALID_MOVE as frameworks, PlayerView } from 'boardgame.io/core';
import { expect } from 'chai';
import { INVALID_MOVE } from '../../../games/kit/moves.ts';
import { stripSecrets } from '../../../games/kit/view.ts';

function filesThatMatch(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

const games = readdirSync('games', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('games', file));

describe('games: independence', () => {
  it('nothing in games/ imports boardgame.io at run time', () => {
    expect(games).to.not.be.empty;
    expect(filesThatMatch(games, /^(import|export) (?!type )[^;]*'boardgame\.io/m)).to.deep.equal(
      [],
    );
    expect(filesThatMatch(games, /import\('boardgame\.io/)).to.deep.equal([]);
  });

  it('rules know no framework, no React, no clock and no chance', () => {
    const rules = games.filter((file) => /(rules|bug)\.ts$/.test(file));
    const forbidden = /import (?!type )[^;]*from '(boardgame\.io|react)|Math\.random|Date\.now/;
    expect(rules).to.not.be.empty;
    expect(filesThatMatch(rules, forbidden)).to.deep.equal([]);
  });

  it('INVALID_MOVE and the view are the framework’s own', () => {
    expect(INVALID_MOVE).to.equal(frameworks);
    const G = { open: 1, players: { '0': 'a', '1': 'b' }, secret: 'c' };
    // The view looks at G and the viewer only.
    const ctx = {} as Parameters<NonNullable<typeof PlayerView.STRIP_SECRETS>>[0]['ctx'];
    for (const playerID of ['0', '1', null]) {
      expect(stripSecrets({ G, playerID })).to.deep.equal(
        PlayerView.STRIP_SECRETS?.({ G, ctx, playerID }),
      );
    }
  });
});
