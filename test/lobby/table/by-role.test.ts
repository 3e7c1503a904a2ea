import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

const folder = new URL('../../support/players/', import.meta.url);

/** Ways to find or know something that a user of a screen reader does not have. */
const otherWays =
  /\.locator\(|\.\$\$?\(|Selector|TestId|\.(?:evaluate|waitForFunction)|\bdata-|\bclass(?:Name|List)\b|DatabaseView/g;

const waysIn = (source: string): readonly string[] => source.match(otherWays) ?? [];

describe('Players of whole matches in the browser', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('-player.ts'))) {
    it(`${file} finds elements by role and name alone`, () => {
      const source = readFileSync(new URL(file, folder), 'utf8');
      expect(waysIn(source)).to.deep.equal([]);
      const planted = `${source}\npage.locator('.bug-race [data-own]')`;
      expect(waysIn(planted), 'planted').to.deep.equal(['.locator(', 'data-']);
    });
  }
});
