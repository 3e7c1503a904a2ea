import { expect } from 'chai';
import { isPlayerCount } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { sentTo } from '../kit/sent-to.ts';
import { action, expertTable, newTable, ownCards, play, type Table } from './positions.ts';

/** Swaps a card of seat 1 with the lowest card of the action pile. */
function withOtherCard(table: Table): Table {
  const { players, secret } = table.G;
  const own = ownCards(table.G, '1');
  const [held, ...others] = own.hand.action;
  const [hidden, ...pile] = secret?.piles.action ?? [];
  if (!secret || held === undefined || hidden === undefined) throw new Error('No cards to swap.');
  return table.place({
    players: { ...players, '1': { ...own, hand: { ...own.hand, action: [hidden, ...others] } } },
    secret: { ...secret, piles: { ...secret.piles, action: [held, ...pile] } },
  });
}

/** Returns two matches that look the same to all other viewers: seat 1 holds a counter only in the first. */
function bothMatches(counterWindow: 'atOnce' | 'ownTurn'): [Table, Table] {
  const tables = [0, 1].map(() =>
    expertTable(
      { actions: { '0': [action('plus4')], '1': [action('counter')], '2': [action('relocate')] } },
      { counterWindow },
    ),
  );
  const [withCounter, without] = tables;
  if (!withCounter || !without) throw new Error('Two tables were set up.');
  withOtherCard(without);
  const counters = ownCards(without.G, '1').hand.action.filter((id) => id >= 4 && id < 9);
  expect(counters, 'no counter in the other match').to.deep.equal([]);
  return [withCounter, without];
}

function expectSame(tables: readonly [Table, Table], viewers: readonly (string | null)[]): void {
  const [one, other] = tables;
  for (const viewer of viewers) expect(sentTo(one, viewer)).to.equal(sentTo(other, viewer));
  expect(one.state.ctx.activePlayers).to.deep.equal(other.state.ctx.activePlayers);
}

describe('Crazy Race (Gewalt): secrecy', () => {
  it('a drawn card is hidden from other viewers in both the state and the log', () => {
    const tables = [0, 1].map(() => newTable(3));
    const [one, other] = tables;
    if (!one || !other) throw new Error('Two tables were set up.');
    const { secret } = other.G;
    if (!secret) throw new Error('The table knows the piles.');
    const section = [...secret.piles.section].reverse();
    other.place({ secret: { ...secret, piles: { ...secret.piles, section } } });
    for (const table of tables) {
      play(table, '0', 'discardSection', ownCards(table.G, '0').hand.section[0]);
    }
    expectSame([one, other], ['1', '2', null]);
    expect(sentTo(one, '0')).to.not.equal(sentTo(other, '0'));
  });

  it('two matches that differ only in bets look the same to everybody else until the end', () => {
    const [one, other] = [newTable(3), newTable(3)];
    const { players, secret } = other.G;
    if (!secret) throw new Error('The table knows the bets.');
    const [unused = 0, ...bets] = secret.bets;
    const own = ownCards(other.G, '0');
    other.place({
      players: { ...players, '0': { ...own, bet: unused } },
      secret: { ...secret, bets: [own.bet, ...bets] },
    });
    for (const table of [one, other]) play(table, '0', 'roll');
    expectSame([one, other], ['1', '2', null]);
    while (one.state.ctx.gameover === undefined) {
      expectSame([one, other], ['1', '2', null]);
      for (const table of [one, other]) play(table, table.G.turn.playerID, 'roll');
    }
    expect(sentTo(one, null)).to.not.equal(sentTo(other, null));
    expect(one.G.bets).to.not.deep.equal(other.G.bets);
    expect(isPlayerCount(Object.keys(one.G.bets ?? {}).length)).to.equal(true);
  });

  it('CG-13 an answer at once looks the same to other viewers with and without a counter', () => {
    const both = bothMatches('atOnce');
    for (const table of both) play(table, '0', 'playAction', action('plus4'), '1');
    expect(both[0].G.awaitingReply).to.equal('1');
    expectSame(both, ['0', '2', null]);
    for (const table of both) play(table, '1', 'allow');
    expectSame(both, ['0', '2', null]);
    for (const table of both) play(table, '0', 'roll');
    expectSame(both, ['0', '2', null]);
  });

  it('CG-13 an answer on the target’s own turn looks the same to other viewers with and without a counter', () => {
    const both = bothMatches('ownTurn');
    for (const table of both) play(table, '0', 'playAction', action('plus4'), '1');
    expectSame(both, ['0', '2', null]);
    for (const table of both) play(table, '0', 'roll');
    expect(both[0].G.awaitingReply).to.equal('1');
    expectSame(both, ['0', '2', null]);
    for (const table of both) play(table, '1', 'allow');
    expectSame(both, ['0', '2', null]);
  });
});
