import { expect } from 'chai';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalog } from '../../../games/index.ts';
import { worthReading } from '../../../games/kit/log.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import { leaveOutStyles } from '../../support/games/board.ts';
import { moveByChance, seededChoice, TestTable } from '../../support/games/table.ts';

const nameOf: NameOf = (seat) => `Seat ${seat}`;

/** Returns the text within each element of a kind. */
function said(markup: string, kind: string): readonly string[] {
  return [...markup.matchAll(new RegExp(`<${kind}[^>]*>(.*?)</${kind}>`, 'g'))].map(
    ([, text = '']) =>
      text
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&'),
  );
}

describe('The panels around a board', () => {
  before(leaveOutStyles);

  for (const { info, load, loadText } of catalog) {
    it(`${info.name}: the panels show the log of a whole race and the ranking`, async () => {
      const panels: Readonly<Record<'Log' | 'Ranking', ComponentType<object>>> = await import(
        `../../../games/${info.name}/board/exported.tsx`
      );
      const module = await load();
      const { text } = await loadText('en');
      const table = new TestTable<object>(module, { numPlayers: info.minPlayers });
      const choose = seededChoice(5);
      while (table.active.length > 0) moveByChance(table, choose);
      const { Log, Ranking } = panels;
      const log = renderToStaticMarkup(<Log {...{ log: table.log, text, nameOf }} />);
      const lines = said(log, 'li');
      expect(lines).to.have.length.above(20);
      for (const line of lines) expect(line).to.match(/^(?!.*(undefined|NaN|\[object)).*\S/);
      expect(log.split('data-begins-part="true"')).to.have.length.above(2);
      const begun = renderToStaticMarkup(<Log {...{ log: table.log, text, nameOf, shown: 2 }} />);
      expect(said(begun, 'li')).to.have.length.within(1, 2);
      expect(renderToStaticMarkup(<Log {...{ log: undefined, text, nameOf }} />)).to.equal(
        '<ol class="paddock-log"></ol>',
      );

      const result = table.state.ctx.gameover;
      const ranking = renderToStaticMarkup(<Ranking {...{ result, text, nameOf }} />);
      const [winner = ''] = result.winners;
      expect(said(ranking, 'li')).to.have.length(info.minPlayers);
      expect(ranking).to.match(new RegExp(`^<ol[^>]*><li value="1"><bdi>${nameOf(winner)}</bdi>`));
    });
  }

  it('transient events are left out once a lasting event follows', () => {
    const isTransient = (event: string) => event.startsWith('chose');
    const events = ['began', 'chose 0', 'chose 1', 'passed', 'chose 1', 'chose 0'];
    expect(worthReading(events, isTransient)).to.deep.equal([
      'began',
      'passed',
      'chose 1',
      'chose 0',
    ]);
  });
});
