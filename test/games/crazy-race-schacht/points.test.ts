import { expect } from 'chai';
import type { SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import { resultOf, standings } from '../../../games/crazy-race-schacht/rules/index.ts';
import {
  atSplit,
  atTheEnd,
  declineAll,
  eventsOf,
  locomotivesAt,
  locomotivesOf,
  movementIn,
  newTable,
  prizeFor,
  stepIn,
  withPenalty,
} from './positions.ts';

/** Returns the places as "seat:place". Points cards 0–3 are 5, 4–7 are 4, 8 is 6, 9 and 10 are 5, 11 and 12 are 4, 13 is 3. */
function places(changes: Partial<SchachtState>, secondWins = false): string {
  const { G } = newTable(Object.keys(changes.points ?? {}).length, { secondWins }, changes);
  return standings(G)
    .ranking.map(({ playerID, place }) => `${playerID}:${place}`)
    .join(' ');
}

describe('Crazy Race (Schacht): points and ranking', () => {
  it('CS-21 the player with most points wins', () => {
    expect(places({ points: { '0': [4], '1': [0, 8], '2': [] } })).to.equal('1:1 0:2 2:3');
  });

  it('CS-21 the last locomotive that is further ahead breaks a tie in points for every place', () => {
    const locomotives = locomotivesOf([12, 12, 1], [2, 2, 2], [0, 9, 9], [9, 1, 0]);
    const points = { '0': [0], '1': [1], '2': [], '3': [] };
    expect(places({ points, locomotives })).to.equal('1:1 0:2 2:3 3:3');
  });

  it('CS-21 players equal in both share a place, and the next place is skipped', () => {
    expect(places({ points: { '0': [], '1': [0], '2': [1] } })).to.equal('1:1 2:1 0:3');
  });

  it('CS-21 a locomotive at home counts as 12', () => {
    const locomotives = locomotivesOf([12, 12, 12], [12, 12, 11], [0, 0, 0]);
    expect(places({ points: { '0': [0], '1': [1], '2': [] }, locomotives })).to.equal(
      '0:1 1:2 2:3',
    );
  });

  it('CS-V3 secondWins: a tie for most points hands the win to the next lower score', () => {
    const locomotives = locomotivesOf([1, 1, 1], [2, 2, 2], [0, 0, 0]);
    const points = { '0': [0], '1': [1], '2': [4] };
    expect(places({ points, locomotives }, true)).to.equal('2:1 1:2 0:3');
    expect(places({ points, locomotives })).to.equal('1:1 0:2 2:3');
  });

  it('CS-V3 the next lower score wins, not the lowest; the last locomotive decides among equals', () => {
    const locomotives = locomotivesOf([9, 9, 9], [9, 9, 9], [1, 1, 1], [5, 5, 5]);
    expect(
      places({ points: { '0': [0], '1': [1], '2': [4], '3': [13] }, locomotives }, true),
    ).to.equal('2:1 0:2 1:2 3:4');
    expect(
      places({ points: { '0': [0], '1': [1], '2': [4], '3': [5] }, locomotives }, true),
    ).to.equal('3:1 0:2 1:2 2:4');
  });

  it('CS-V3 the fourth player wins if three tie; two players equal in both below a tie share the win', () => {
    const one = { points: { '0': [0], '1': [1], '2': [2], '3': [] } };
    expect(places(one, true)).to.equal('3:1 0:2 1:2 2:2');
    const two = { points: { '0': [0], '1': [1], '2': [4], '3': [5] } };
    expect(places(two, true)).to.equal('2:1 3:1 0:3 1:3');
  });

  it('CS-V3 if all tie, CS-21 decides among all; without a tie nothing changes', () => {
    const locomotives = locomotivesOf([1, 1, 1], [2, 2, 2], [0, 0, 0]);
    expect(places({ points: { '0': [], '1': [], '2': [] }, locomotives }, true)).to.equal(
      '1:1 0:2 2:3',
    );
    expect(places({ points: { '0': [0], '1': [], '2': [] } }, true)).to.equal('0:1 1:2 2:2');
  });
});

describe('Crazy Race (Schacht): the variant steal', () => {
  const second = { '0': locomotivesAt(11, 12, 0) };

  function secondComesHome(points: Record<string, number[]>, at = second) {
    const table = atSplit([6, 1, 1], at, { steal: true });
    table.place({ points });
    expect(table.move('0', 'advance', 'A', 1)).to.equal(null);
    return table;
  }

  it('CS-V2 a player with the second locomotive home draws or steals before going on', () => {
    const table = secondComesHome({ '0': [], '1': [0], '2': [] });
    expect(prizeFor(table.G)).to.equal('0');
    expect(table.refused('0', 'advance', 'C', 1)).to.equal('choosePrize');
    expect(table.refused('0', 'decline')).to.equal('choosePrize');
    expect(table.refused('1', 'drawPoints')).to.equal('noPrize');
    expect(table.refused('0', 'steal', '0')).to.equal('ownPoints');
    expect(table.refused('0', 'steal', '2')).to.equal('nothingToSteal');
    for (const seat of ['3', 1, null, undefined, 'constructor']) {
      expect(table.refused('0', 'steal', seat)).to.equal('notASeat');
    }
    expect(table.move('0', 'steal', '1')).to.equal(null);
    expect(table.G.points).to.deep.equal({ '0': [0], '1': [], '2': [] });
    expect(movementIn(table.G)?.left, 'the rest of the ? goes on').to.equal(2);
    expect(eventsOf(table)).to.deep.include({ type: 'stole', playerID: '0', from: '1', cardID: 0 });
  });

  it('CS-V2 drawing takes the top finish card', () => {
    const table = secondComesHome({ '0': [], '1': [0], '2': [] });
    expect(table.move('0', 'drawPoints')).to.equal(null);
    expect(table.G.points['0']).to.deep.equal([8]);
  });

  it('CS-V2 the stolen card is chosen at random among all cards of the other player', () => {
    const stolen = Array.from({ length: 20 }, (_, number) => {
      const table = secondComesHome({ '0': [], '1': [0, 4, 8, 13], '2': [] });
      const { random } = table.state.plugins;
      table.state.plugins.random = {
        ...random,
        data: { ...random?.data, seed: `${number}`, prngstate: undefined },
      };
      table.move('0', 'steal', '1');
      return table.G.points['0']?.[0];
    });
    expect(new Set(stolen).size).to.be.above(1);
  });

  it('CS-V2 the card is drawn automatically if there is nobody to steal from', () => {
    const table = secondComesHome({ '0': [0], '1': [], '2': [] });
    expect(prizeFor(table.G)).to.equal(null);
    expect(table.G.points['0']).to.deep.equal([0, 8]);
  });

  it('CS-V2 the first and the third locomotive home draw as usual', () => {
    for (const at of [locomotivesAt(11, 0, 0), locomotivesAt(11, 12, 12)]) {
      const table = secondComesHome({ '0': [], '1': [0], '2': [] }, { '0': at });
      expect(table.G.points['0']).to.deep.equal([8]);
    }
  });

  it('CS-V2 an empty finish pile does not forbid stealing', () => {
    const table = atSplit([6], second, { steal: true });
    table.place({
      points: { '0': [], '1': [0], '2': [] },
      piles: { ...table.G.piles, finish: { count: 0, seen: [] } },
    });
    table.move('0', 'advance', 'A', 1);
    expect(prizeFor(table.G)).to.equal('0');
  });

  it('CS-V2 parts of a ? sent as one must end where the card is chosen', () => {
    const table = atSplit([6, 1], second, { steal: true });
    table.place({ points: { '0': [], '1': [0], '2': [] } });
    const further = [{ locomotive: 'C', distance: 1 }];
    expect(table.refused('0', 'advance', 'A', 1, further)).to.equal('choosePrize');
    expect(table.refused('0', 'drawPoints')).to.equal('noPrize');
  });

  it('CS-V2 the card is drawn without a choice if the option is off', () => {
    const table = atSplit([6], second);
    table.place({ points: { '0': [], '1': [0], '2': [] } });
    table.move('0', 'advance', 'A', 1);
    expect(table.G.points['0']).to.deep.equal([8]);
  });
});

describe('Crazy Race (Schacht): the variant penalty', () => {
  it('CS-V1 the greatest distance costs the highest card, and the next one a card of choice', () => {
    const table = withPenalty({
      locomotives: locomotivesOf([12, 12, 1], [12, 12, 2], [12, 12, 2]),
      points: { '0': [4, 8], '1': [0, 4], '2': [1, 5, 9] },
    });
    expect(table.G.step.phase).to.equal('penalty');
    expect(table.G.points['0']).to.deep.equal([4]);
    expect(stepIn(table.G, 'penalty').toAnswer).to.deep.equal(['1', '2']);
    expect(table.refused('0', 'discardPoints', 4)).to.equal('alreadyAnswered');
    expect(table.refused('1', 'discardPoints', 9)).to.equal('notYourPoints');
    expect(table.move('1', 'discardPoints', 4)).to.equal(null);
    expect(table.G.points['1'], 'hidden until all have chosen').to.deep.equal([0, 4]);
    expect(table.refused('1', 'discardPoints', 0)).to.equal('alreadyAnswered');
    expect(table.move('2', 'discardPoints', 9)).to.equal(null);
    expect(table.G.points).to.deep.equal({ '0': [4], '1': [0], '2': [1, 5] });
    expect(table.G.discardedPoints).to.deep.equal([8, 4, 9]);
    expect(resultOf(table.G)?.winners).to.deep.equal(['2']);
  });

  it('CS-V1 a player may suffer both penalties, each only once even with several locomotives there', () => {
    const table = withPenalty({
      locomotives: locomotivesOf([0, 1, 1], [12, 12, 12], [12, 12, 12]),
      points: { '0': [0, 1, 4, 13], '1': [], '2': [] },
    });
    expect(table.G.points['0']).to.deep.equal([1, 4, 13]);
    table.move('0', 'discardPoints', 13);
    expect(table.G.points['0']).to.deep.equal([1, 4]);
  });

  it('CS-V1 all owners at a distance lose a card if they have one', () => {
    const table = withPenalty({
      points: { '0': [0], '1': [], '2': [4], '3': [8] },
    });
    expect(table.G.points).to.deep.equal({ '0': [], '1': [], '2': [], '3': [] });
    expect(resultOf(table.G)).to.not.equal(null);
  });

  it('CS-V1 a card is discarded automatically if all cards of its owner have one value', () => {
    const table = withPenalty({
      locomotives: locomotivesOf([0, 12, 12], [1, 12, 12], [12, 12, 12]),
      points: { '0': [], '1': [0, 1], '2': [2] },
    });
    expect(resultOf(table.G)).to.not.equal(null);
    expect(table.G.points).to.deep.equal({ '0': [], '1': [1], '2': [2] });
    const [lost] = eventsOf(table).filter(({ type }) => type === 'lostChosen');
    expect(lost).to.deep.include({ playerID: '1', distance: 11 });
  });

  it('CS-V1 with all locomotives home there is no penalty', () => {
    const table = withPenalty({
      locomotives: locomotivesOf([12, 12, 12], [12, 12, 12], [12, 12, 12]),
      points: { '0': [0], '1': [1], '2': [4] },
    });
    expect(table.G.discardedPoints).to.deep.equal([]);
  });

  it('CS-V1 without the option nobody loses a card', () => {
    const table = atTheEnd(3, {}, { points: { '0': [0], '1': [], '2': [] } });
    declineAll(table);
    expect(table.G.points['0']).to.deep.equal([0]);
  });
});
