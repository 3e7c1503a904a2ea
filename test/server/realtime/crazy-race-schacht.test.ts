import { expect } from 'chai';
import { type SchachtState, stageCards } from '../../../games/crazy-race-schacht/index.ts';
import { movementIn, toPlaceIn } from '../../games/crazy-race-schacht/positions.ts';
import { ServedMatch } from '../../support/servers/served-match.ts';

describe('Crazy Race (Schacht) at the server', () => {
  let match: ServedMatch<SchachtState>;

  beforeEach(async () => {
    match = await ServedMatch.open('crazy-race-schacht', ['Ada', 'Bo', 'Cy']);
  });

  afterEach(() => match.close());

  const onTurn = () => toPlaceIn(match.G) ?? expect.fail('Nobody is to place a card.');

  it('CS-5: a take-back and a placing on the same state are both carried out', async () => {
    const first = onTurn();
    await match.move(first, 'placeDriver', 7, 0);
    while (match.G.stage === 1) {
      const movement = movementIn(match.G);
      await (movement ? match.move(movement.playerID, 'decline') : match.move(onTurn(), 'pass'));
    }
    const answers = await match.moveAtOnce([first, 'takeBack'], [onTurn(), 'placeDriver', 0, 0]);
    expect(answers).to.deep.equal([null, null]);
    expect(match.G.hasTakenBack[first]).to.equal(true);
    expect(match.G.placed[0]).to.have.length(1);
  });

  it('CS-11: the same movement sent twice is carried out once', async () => {
    const first = onTurn();
    const question = stageCards[match.G.stageCard]?.sides.findIndex((side) => side.model === null);
    for (const card of [0, 1, 2]) {
      await match.move(first, 'placeDriver', card, question ?? 0);
      for (let others = 0; others < 2; others += 1) await match.move(onTurn(), 'pass');
    }
    const { left = 0, isSplittable = false } = movementIn(match.G) ?? {};
    const distance = isSplittable ? 1 : left;
    const move = [first, 'advance', 'A', distance] as const;
    const [taken, again] = await match.moveAtOnce(move, move);
    expect(taken).to.equal(null);
    expect(again?.code).to.be.oneOf(['stale', 'notNow', 'notYourTurn']);
    expect(match.G.locomotives[first]?.A).to.equal(distance);
  });

  it('arguments that boardgame.io cannot serialise are refused', async () => {
    const odd = { toString: 1 };
    expect(await match.refusalOf(onTurn(), 'placeDriver', odd, 0)).to.equal('notInHand');
  });
});
