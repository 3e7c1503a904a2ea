import { expect } from 'chai';
import type { Table } from './positions.ts';
import { action, expertTable, lastTold, lastTypes, newTable, ownCards, play } from './positions.ts';

/** Replaces the pile of section cards, whose last card is on top, and their discards. */
function withSectionPile(
  table: Table,
  pile: readonly number[],
  discards: readonly number[],
): Table {
  const { secret, pileSizes, discards: before } = table.G;
  if (!secret) throw new Error('The table knows the piles.');
  return table.place({
    pileSizes: { ...pileSizes, section: pile.length },
    discards: { ...before, section: [...discards] },
    secret: { ...secret, piles: { ...secret.piles, section: [...pile] } },
  });
}

describe('Crazy Race (Gewalt): piles', () => {
  it('CG-2 the replacement is the top card of the pile', () => {
    const table = withSectionPile(newTable(3), [50, 51, 52], []);
    play(table, '0', 'discardSection', ownCards(table.G, '0').hand.section[0]);
    expect(ownCards(table.G, '0').hand.section.at(-1)).to.equal(52);
    expect(table.G.pileSizes.section).to.equal(2);
  });

  it('CG-6 an empty pile is replaced by the shuffled discards', () => {
    const discards = [50, 51, 52, 53, 54, 55];
    const table = withSectionPile(newTable(3), [], discards);
    play(table, '0', 'playSection', ownCards(table.G, '0').hand.section[0], 1, 3);
    expect(lastTypes(table).slice(-3)).to.deep.equal(['laidSection', 'reshuffled', 'drew']);
    expect(lastTold(table, 'reshuffled')).to.deep.include({ deck: 'section', count: 6 });
    const drawn = ownCards(table.G, '0').hand.section.at(-1);
    expect(discards).to.include(drawn);
    expect(table.G.discards.section).to.deep.equal([]);
    expect(table.G.pileSizes.section).to.equal(5);
  });

  it('CG-6 a card that was just discarded is among those shuffled', () => {
    const table = withSectionPile(newTable(3), [], []);
    const [card] = ownCards(table.G, '0').hand.section;
    play(table, '0', 'discardSection', card);
    expect(ownCards(table.G, '0').hand.section.at(-1)).to.equal(card);
  });

  it('CG-6 laid cards do not return to the pile, so an exhausted pile gives no replacement', () => {
    const table = withSectionPile(newTable(3), [], []);
    play(table, '0', 'playSection', ownCards(table.G, '0').hand.section[0], 1, 3);
    expect(ownCards(table.G, '0').hand.section).to.have.length(3);
    expect(table.G.handSizes['0']?.section).to.equal(3);
    expect(lastTypes(table)).to.not.include('drew');
    expect(lastTold(table, 'nothingToDraw')).to.deep.include({ playerID: '0', deck: 'section' });
    play(table, '0', 'roll');
    expect(table.G.turn.playerID).to.equal('1');
  });

  it('CG-6 the action pile is rebuilt from the discards without the cards before players', () => {
    const actions = { '0': [action('noRoll'), action('relocate')], '1': [action('plus4')] };
    const table = expertTable({ actions, before: { '2': [action('minus4'), '1'] } });
    const { secret, pileSizes, discards } = table.G;
    if (!secret) throw new Error('The table knows the piles.');
    const { section, action: pile } = secret.piles;
    table.place({
      pileSizes: { ...pileSizes, action: 0 },
      discards: { ...discards, action: pile },
      secret: { ...secret, piles: { section, action: [] } },
    });
    play(table, '0', 'playAction', action('noRoll'), '1');
    play(table, '1', 'allow');
    expect(lastTypes(table)).to.deep.equal(['allowed', 'reshuffled', 'drew']);
    expect(lastTold(table, 'reshuffled')).to.deep.include({ deck: 'action', count: pile.length });
    expect(pile).to.include(ownCards(table.G, '0').hand.action.at(-1));
  });
});
