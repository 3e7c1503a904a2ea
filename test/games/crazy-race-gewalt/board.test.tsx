import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CrazyRaceOptions, CrazyRaceState } from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-gewalt/locales/text.ts';
import type { BoardProps } from '../../../games/kit/board/board-props.ts';
import { languages } from '../../../games/kit/language.ts';
import { boardPropsOf, leaveOutStyles } from '../../support/board.ts';
import { seededChoice, TestTable } from '../../support/table.ts';
import {
  actingOn,
  action,
  drawnMove,
  expertTable,
  newTable,
  play,
  sectionWith,
  type Table,
} from './positions.ts';

type Props = BoardProps<CrazyRaceState, CrazyRaceText>;

const names = ['Ada', 'Ben', 'Chiara', 'Dmitri', 'Eva'];
const setups: Readonly<
  Record<
    Props['language'],
    { readonly numPlayers: number; readonly setupData: Partial<CrazyRaceOptions> }
  >
> = {
  en: { numPlayers: 3, setupData: { expert: true } },
  it: { numPlayers: 5, setupData: {} },
  fr: { numPlayers: 4, setupData: { expert: true, counterWindow: 'ownTurn' } },
  de: { numPlayers: 5, setupData: { expert: true } },
};

const seated = names.map((name, id) => ({ id, name }));

function propsOf(
  table: Table,
  playerID: string | null,
  language: Props['language'],
  text: CrazyRaceText,
): Props {
  return boardPropsOf(table, seated, { playerID, language, text });
}

describe('the board of Crazy Race', () => {
  let Board: React.ComponentType<Props>;
  let english: CrazyRaceText;

  before(async () => {
    leaveOutStyles();
    ({ Board } = await import('../../../games/crazy-race-gewalt/board/index.tsx'));
    ({ text: english } = await import('../../../games/crazy-race-gewalt/locales/en.ts'));
  });

  function shownTo(table: Table, playerID: string | null): string {
    return renderToStaticMarkup(<Board {...propsOf(table, playerID, 'en', english)} />);
  }

  for (const language of languages) {
    it(`shows a whole match to players and watchers in ${language}`, async () => {
      const { text }: { text: CrazyRaceText } = await import(
        `../../../games/crazy-race-gewalt/locales/${language}.ts`
      );
      const choose = seededChoice(7);
      const table: Table = new TestTable<CrazyRaceState>(crazyRace, setups[language]);
      const seen = new Set<string>();
      for (let number = 0; table.active.length > 0; number += 1) {
        const { asked, turn } = table.G;
        const situation = `${asked !== null}-${turn.effect}-${turn.isSecond}`;
        if (number % 60 === 0 || !seen.has(situation)) {
          seen.add(situation);
          for (const viewer of [table.active[0] ?? '0', '1', null]) {
            const props = propsOf(table, viewer, language, text);
            const shown = renderToStaticMarkup(<Board {...props} />);
            expect(shown).to.include('Ada');
            expect(shown).to.not.match(/undefined|NaN|\[object/);
          }
        }
        const { playerID, move, args } = drawnMove(table, choose);
        table.move(playerID, move, ...args);
      }
      const end = renderToStaticMarkup(<Board {...propsOf(table, '0', language, text)} />);
      const winners = (table.G.result?.winners ?? []).map((seat) => names[Number(seat)] ?? '');
      expect(end).to.include(text.board.sentences.over(winners));
      expect(end).to.include(text.board.scoring.heading);
    });
  }

  it('shows a player the own cards and bet, and nobody else’s', () => {
    const actions = { '0': [action('move10')], '1': [action('noRoll')], '2': [action('plus4')] };
    const table = expertTable({ actions });
    const { kinds, sectionCard, yourBet, seats } = english.board;
    const own = shownTo(table, '0');
    expect(own).to.include(`>${kinds.move10}<`);
    expect(own).to.not.include(`>${kinds.noRoll}<`);
    expect(own).to.include(yourBet);
    expect(own.split(seats.hiddenBet)).to.have.length(3);
    const watched = shownTo(table, null);
    expect(watched).to.not.include(sectionCard(0).slice(0, -1));
    expect(watched).to.not.include(yourBet);
    expect(watched.split(seats.hiddenBet)).to.have.length(4);
  });

  it('offers to roll on the own turn only, and what a card puts in its place', () => {
    const { endings } = english.board.actions;
    const table = newTable(3);
    expect(shownTo(table, '0')).to.include(`<span>${endings.dice}</span>`);
    expect(shownTo(table, '1')).to.not.include(`<span>${endings.dice}</span>`);
    expect(shownTo(actingOn('move4'), '1')).to.include(`<span>${endings.squares(4)}</span>`);
    expect(shownTo(actingOn('noRoll'), '1')).to.include(`<span>${endings.nothing}</span>`);
  });

  it('asks the target alone, and offers a counter only to who holds one', () => {
    const { actions, question } = english.board;
    for (const held of ['counter', 'relocate'] as const) {
      const table = expertTable({ actions: { '0': [action('minus4')], '1': [action(held)] } });
      play(table, '0', 'playAction', action('minus4'), '1');
      const asked = shownTo(table, '1');
      expect(asked).to.include(question.threats.minus4.next);
      expect(asked).to.include(`<span>${actions.allow}</span>`);
      expect(asked.includes(`<span>${actions.counter}</span>`)).to.equal(held === 'counter');
      expect(shownTo(table, '2')).to.not.include(actions.allow);
      expect(shownTo(table, '0')).to.include('Waiting for Ben');
    }
  });

  it('shows others the same whether or not a counter is held (CG-13)', () => {
    const [withIt, without] = (['counter', 'relocate'] as const).map((held) => {
      const actions = { '0': [action('minus4')], '1': [action(held)], '2': [action('plus4')] };
      const table = expertTable({ actions });
      play(table, '0', 'playAction', action('minus4'), '1');
      return ['0', '2', null].map((viewer) => shownTo(table, viewer));
    });
    expect(withIt).to.deep.equal(without);
  });

  it('asks in words of this turn where the answer is given on the own turn', () => {
    const actions = { '0': [action('minus4')], '1': [action('counter')] };
    const table = expertTable({ actions }, { counterWindow: 'ownTurn' });
    play(table, '0', 'playAction', action('minus4'), '1');
    play(table, '0', 'roll');
    expect(shownTo(table, '1')).to.include(english.board.question.threats.minus4.now);
  });

  it('shows the card before a player with what it does', () => {
    const before = { '1': [action('skipTurn'), '2'] } as const;
    const shown = shownTo(expertTable({ before }), null);
    const { kinds, seats } = english.board;
    expect(shown).to.include(seats.before(kinds.skipTurn, 'Chiara').replaceAll('"', '&quot;'));
    expect(shown).to.include(seats.effects.skipTurn);
  });

  it('tells the length of every section, and where every pawn stands', () => {
    const laid = [
      [1, 3, sectionWith(7)],
      [4, 0, sectionWith(0)],
    ] as const;
    const pawns = { '1': { section: 6, square: 2 }, '2': null };
    const shown = shownTo(newTable(3, {}, { laid, pawns }), null);
    expect(shown).to.include('lane 2 (Ben), lilac 4: card: 7 squares, laid by Chiara');
    expect(shown).to.include('lane 5, lilac 1: card: jumped over, laid by Chiara');
    expect(shown).to.include(
      '<th scope="row">Ben</th><td>lane 2 (Ben), blue 2, square 2 of 4</td>',
    );
    expect(shown).to.include('<th scope="row">Chiara</th><td>over the finish line</td>');
  });

  it('shows who laid a card, and who moved it where it lies now', () => {
    const laid = [
      [3, 8, sectionWith(7)],
      [1, 2, sectionWith(1)],
    ] as const;
    const table = expertTable({ actions: { '0': [action('relocate')] }, laid });
    play(table, '0', 'relocate', action('relocate'), 3, 8, 4, 4);
    const shown = shownTo(table, null);
    expect(shown).to.include('lane 5, lilac 5: card: 7 squares, laid by Chiara, moved by Ada');
    expect(shown).to.include('title="laid by Chiara, moved by Ada"');
    expect(shown).to.include('title="laid by Chiara"');
    const signs = shown.match(/data-card="true".*?<\/svg>/g) ?? [];
    expect(signs.map((sign) => /--seat-\d/.exec(sign)?.[0])).to.deep.equal([
      '--seat-2',
      '--seat-0',
    ]);
  });

  it('says that a seat is free, not that it is to play', () => {
    const table = newTable(3);
    const matchData = [{ id: 0 }, { id: 1, name: 'Ben' }, { id: 2, name: 'Chiara' }];
    const props = { ...propsOf(table, '1', 'en', english), matchData };
    const shown = renderToStaticMarkup(<Board {...props} />);
    expect(shown).to.match(/<strong>Seat 1<\/strong><span [^>]+>free/);
    expect(shown).to.include('Waiting for a new player at seat 1.');
  });
});
