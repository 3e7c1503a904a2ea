import { expect } from 'chai';
import type { GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { seededChoice } from '../../support/games/table.ts';
import { ServedMatch } from '../../support/servers/served-match.ts';

describe('Detroit–Cleveland Grand Prix at the server', () => {
  let match: ServedMatch<GrandPrixState>;

  async function open(names: readonly string[], setupData: unknown): Promise<void> {
    match = await ServedMatch.open('detroit-cleveland-grand-prix', names, setupData);
  }

  afterEach(() => match.close());

  const awaited = () => String(grandPrix.playersToMove(match.G)[0]);

  /** Makes a legal move for the awaited seat, drawn by a seeded choice. */
  async function playSome(choose: ReturnType<typeof seededChoice>): Promise<void> {
    const { G, ctx } = match.state;
    const seat = awaited();
    const listed = choose(grandPrix.game.ai?.enumerate(G, ctx, seat) ?? []);
    if (!('move' in listed)) return expect.fail('Our games list moves only.');
    await match.move(seat, listed.move, ...(listed.args ?? []));
  }

  it('a match of three races with four players ends with the richest as winner', async () => {
    await open(['Ada', 'Bo', 'Cy', 'Di'], {});
    const choose = seededChoice(7);
    while (match.state.ctx.gameover === undefined) await playSome(choose);
    const { G, ctx } = match.state;
    expect(G.pastRaces.map(({ track }) => track)).to.deep.equal([
      'cleveland',
      'detroit',
      'cleveland',
    ]);
    const richest = Math.max(...Object.values(G.money));
    const winners = Object.keys(G.money).filter((seat) => G.money[seat] === richest);
    expect([...ctx.gameover.winners].sort()).to.deep.equal(winners);
    expect(G.pastRaces.at(-1)?.money).to.deep.equal(G.money);
  });

  it('GP-4: a bid off the step, too high, too low or out of turn is refused', async () => {
    await open(['Ada', 'Bo', 'Cy'], { races: 1 });
    const seat = awaited();
    const other = String((Number(seat) + 1) % 3);
    expect(await match.refusalOf(seat, 'bid', 15_000)).to.equal('notAMultiple');
    expect(await match.refusalOf(seat, 'bid', 210_000)).to.equal('tooHigh');
    expect(await match.refusalOf(other, 'bid', 10_000)).to.equal('notYourTurn');
    expect(await match.refusalOf(seat, 'playCard', 1, [])).to.equal('wrongPhase');
    await match.move(seat, 'bid', 20_000);
    expect(await match.refusalOf(other, 'bid', 20_000)).to.equal('tooLow');
    const { step } = match.G;
    const bid = step.phase === 'auction' ? step.sale.highestBid : null;
    expect(bid).to.deep.equal({ playerID: seat, amount: 20_000 });
  });

  it('GP-10, GP-14: a card not in hand or played without its car moves is refused', async () => {
    await open(['Ada', 'Bo', 'Cy'], { races: 1 });
    const choose = seededChoice(3);
    while (match.G.step.phase === 'auction') await playSome(choose);
    const seat = awaited();
    const hand = match.G.players[seat]?.hand ?? [];
    const elsewhere = match.G.players[String((Number(seat) + 1) % 3)]?.hand[0];
    expect(await match.refusalOf(seat, 'playCard', elsewhere, [])).to.equal('notInHand');
    const movement = hand.find((card) => card < 40);
    expect(await match.refusalOf(seat, 'playCard', movement, [])).to.equal('badMoves');
    expect(await match.refusalOf(seat, 'hold')).to.equal('mayNotHold');
  });
});
