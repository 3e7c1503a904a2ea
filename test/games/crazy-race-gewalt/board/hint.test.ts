import { expect } from 'chai';
import {
  changesWith,
  distancesFrom,
} from '../../../../games/crazy-race-gewalt/board/course/distance.ts';
import { surePoints, worthOf } from '../../../../games/crazy-race-gewalt/board/standings/worth.ts';
import { hintFor } from '../../../../games/crazy-race-gewalt/board/turn/hint.ts';
import { type Choice, choiceOf } from '../../../../games/crazy-race-gewalt/board/turn/tryout.ts';
import { ownPartOf } from '../../../../games/crazy-race-gewalt/board/turn/useOwnTurn.ts';
import type { GewaltState } from '../../../../games/crazy-race-gewalt/index.ts';
import { text } from '../../../../games/crazy-race-gewalt/locales/en.ts';
import { betCards } from '../../../../games/crazy-race-gewalt/rules/components.ts';
import { wayFrom } from '../../../../games/crazy-race-gewalt/rules/index.ts';
import { newTable, ownCards, type Position, sectionWith } from '../positions.ts';

const { board: words } = text;
const { goal, distance } = words;
const seating = {
  nameOf: (playerID: string) => ['Ada', 'Ben', 'Chiara'][Number(playerID)] ?? '',
  isFree: () => false,
};

/** Returns a position in which seat 0 has bet on these places. */
function withBet(places: string, position: Position = {}): GewaltState {
  const { G } = newTable(3, {}, position);
  const bet = betCards.findIndex(({ rows }) => Object.values(rows[3]).join(' ') === places);
  return { ...G, players: { ...G.players, '0': { ...ownCards(G, '0'), bet } } };
}

function hint(G: GewaltState, playerID: string, choice: Choice | null = null): string | null {
  return hintFor(G, ownPartOf(G, playerID, choice), seating, words);
}

/** Returns the state as after everybody's first turn. */
function later(G: GewaltState): GewaltState {
  return { ...G, turn: { ...G.turn, number: 10 } };
}

describe('The line below the sentence', () => {
  it('the hint says whether the place of the player’s bet is still to come, due now or gone', () => {
    expect(hint(later(withBet('3 1 1')), '0')).to.equal(goal.early('lilac', 3, 2));
    const one = { trophies: { '1': { lilac: 1 } } };
    expect(hint(later(withBet('3 1 1', one)), '0')).to.equal(goal.early('lilac', 3, 1));
    expect(hint(later(withBet('2 1 2', one)), '0')).to.equal(goal.now('lilac', 2));
    expect(hint(later(withBet('1 1 2', one)), '0')).to.equal(goal.gone('lilac', 1));
    const blue = { pawns: { '0': { section: 6, square: 1 } }, trophies: { '0': { lilac: 1 } } };
    expect(hint(later(withBet('3 1 2', blue)), '0')).to.equal(goal.now('blue', 1));
  });

  it('the hint also explains cards in the first turn while one can still be used', () => {
    expect(hint(withBet('3 1 1'), '0')).to.equal(`${goal.early('lilac', 3, 2)} ${goal.first}`);
    const used = withBet('3 1 1');
    const turn = { ...used.turn, hasUsed: { section: true, action: false } };
    expect(hint({ ...used, turn }, '0')).to.equal(goal.early('lilac', 3, 2));
  });

  it('the hint appears only for the player to move and not while a card is chosen', () => {
    const G = withBet('3 1 1', { sections: { '0': [sectionWith(6)] } });
    expect(hint(G, '1')).to.equal(null);
    expect(hintFor(G, null, seating, words)).to.equal(null);
    expect(hint(G, '0', choiceOf('section', sectionWith(6)))).to.equal(null);
  });

  it('the hint names the distance that a tried-out card changes and the player affected', () => {
    const seven = choiceOf('section', sectionWith(7));
    const G = withBet('3 1 1', {
      sections: { '0': [sectionWith(7)] },
      pawns: { '1': { section: 6, square: 2 } },
    });
    const at = (lane: number, section: number) => hint(G, '0', { ...seven, at: { lane, section } });
    expect(at(0, 3)).to.equal(distance.changed('Ada', { stage: 'lilac', from: 20, to: 23 }));
    expect(at(1, 7)).to.equal(distance.changed('Ben', { stage: 'blue', from: 15, to: 18 }));
    expect(at(1, 12)).to.equal(distance.changed('Ben', { stage: 'red', from: 35, to: 38 }));
    expect(at(1, 2), 'behind').to.equal(distance.unchanged);
    expect(at(4, 2), 'unused').to.equal(distance.unchanged);
  });
});

describe('The distances to the lines', () => {
  it('the distances agree with the way on which the rules move a pawn', () => {
    const laid = [
      [1, 3, sectionWith(7)],
      [1, 6, sectionWith(0)],
    ] as const;
    const place = { section: 2, square: 3 };
    const { G } = newTable(3, {}, { laid, pawns: { '1': place } });
    for (const { stage, squares } of distancesFrom(G, { playerID: '1', place })) {
      const before = wayFrom(G, 1, { from: place, steps: squares - 1 }).crossings;
      const after = wayFrom(G, 1, { from: place, steps: squares }).crossings;
      expect(before.map((crossing) => crossing.stage)).to.not.include(stage);
      expect(after.at(-1)).to.deep.equal({ stage, step: squares });
    }
  });

  it('a card moved between two lanes changes the distances on both', () => {
    const { G } = newTable(3, {}, { laid: [[1, 3, sectionWith(7)]] });
    const moved = newTable(3, {}, { laid: [[0, 3, sectionWith(7)]] }).G.sectionCards;
    expect(changesWith(G, moved)).to.deep.equal([
      { playerID: '0', stage: 'lilac', from: 20, to: 23 },
      { playerID: '1', stage: 'lilac', from: 23, to: 20 },
    ]);
  });
});

describe('The worth of a player’s trophies', () => {
  it('each stage is won, missed, gone or open for a player whose bet is visible', () => {
    const trophies = { '0': { lilac: 2, blue: 1 }, '1': { lilac: 1 }, '2': { red: 1 } };
    const G = withBet('2 2 1', { trophies });
    const worth = worthOf(G, G, '0');
    expect(worth.map(({ standing }) => standing)).to.deep.equal(['won', 'missed', 'gone']);
    expect(surePoints(worth)).to.equal(1);
    expect(worthOf(G, { trophies: newTable(3).G.trophies }, '0')[0]?.standing).to.equal('open');
    expect(worthOf({ players: {} }, G, '1')).to.deep.equal([]);
  });
});
