import { expect } from 'chai';
import type { GewaltMove, GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import { rules } from '../../../games/crazy-race-gewalt/index.ts';
import { actionKind, squaresOn } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { freeSpots, movableSpots } from '../../../games/crazy-race-gewalt/rules/index.ts';
import { oneOf, type Rng } from '../../../games/kit/rng.ts';
import {
  actingOn,
  action,
  expertTable,
  newTable,
  type Position,
  play,
  sectionWith,
} from './positions.ts';

/** Describes the effect of a move, regardless of which of several equal cards it uses. */
function effectOf({ move, args }: GewaltMove): string {
  const [cardID, ...rest] = args;
  if (cardID === undefined) return move;
  return [move, move.endsWith('Section') ? squaresOn(cardID) : actionKind(cardID), ...rest].join(
    ' ',
  );
}

function effectsOf(G: GewaltState, seat: string): string[] {
  return rules.legalMoves(G, seat).map(effectOf);
}

/** Returns every result that a function can have with any dice and choices. */
function everyOutcome<Outcome>(draw: (rng: Rng) => Outcome): Outcome[] {
  const outcomes: Outcome[] = [];
  /** The draws of one run, each with its number of possibilities. */
  let way: { place: number; of: number }[] = [];
  do {
    let depth = 0;
    const next = (of: number) => {
      const at = way[depth] ?? { place: 0, of };
      way[depth] = at;
      depth += 1;
      return at.place;
    };
    const choose: Rng['choose'] = (items) => oneOf(items, next(items.length));
    const shuffle = () => expect.fail('Nothing is shuffled for a move.');
    outcomes.push(draw({ die: (sides) => next(sides) + 1, choose, shuffle }));
    while (way.at(-1)?.place === (way.at(-1)?.of ?? 0) - 1) way = way.slice(0, -1);
    const last = way.at(-1);
    if (last) last.place += 1;
  } while (way.length > 0);
  return outcomes;
}

function drawnEffects(G: GewaltState, seat: string): string[] {
  const drawn = everyOutcome((rng) => rules.randomMove(G, seat, rng));
  return [...new Set(drawn.flatMap((move) => (move ? [effectOf(move)] : [])))];
}

const hand: Position = {
  sections: { '0': [sectionWith(3), sectionWith(7), sectionWith(3, 1), sectionWith(0)] },
  actions: { '0': [action('plus4'), action('counter'), action('plus4', 1), action('counter', 1)] },
};

describe('Crazy Race (Gewalt): legal moves', () => {
  it('CG-C2 section cards with equal squares count as one move per section and one discard', () => {
    const { G } = newTable(3, {}, { sections: hand.sections ?? {} });
    const listed = effectsOf(G, '0');
    expect(listed).to.have.length(3 * (72 + 1) + 1);
    expect(new Set(listed).size).to.equal(listed.length);
    expect(listed.filter((effect) => effect.startsWith('discardSection'))).to.have.members([
      'discardSection 3',
      'discardSection 7',
      'discardSection 0',
    ]);
  });

  it('CG-11 action cards of one kind count as one move per target, and counters are only discarded', () => {
    const actions = effectsOf(expertTable(hand).G, '0').filter((effect) => /action/i.test(effect));
    expect(actions).to.have.members([
      'playAction plus4 1',
      'playAction plus4 2',
      'discardAction plus4',
      'discardAction counter',
    ]);
  });

  it('CG-10 each movable card can go to each free section, listed once for several relocate cards', () => {
    const { G } = expertTable({
      actions: { '0': [action('relocate', 2), action('relocate')] },
      laid: [
        [3, 8, sectionWith(7)],
        [1, 0, sectionWith(2)],
        [4, 4, sectionWith(7, 1)],
      ],
    });
    const listed = rules.legalMoves(G, '0').filter(({ move }) => move === 'relocate');
    const [movable, free] = [movableSpots(G), freeSpots(G)];
    expect([movable.length, free.length]).to.deep.equal([2, 75 - 3 - 2]);
    expect(listed).to.have.length(2 * 70);
    expect(new Set(listed.map(effectOf)).size).to.equal(2 * 70);
    expect(new Set(listed.map(({ args }) => args[0]))).to.deep.equal(
      new Set([action('relocate', 2)]),
    );
  });

  it('CG-12 a player under noCards can only discard cards or roll', () => {
    const { G } = actingOn('noCards', {
      sections: { '1': [sectionWith(2)] },
      actions: { '1': [action('plus4'), action('relocate')] },
    });
    expect(effectsOf(G, '1')).to.have.members([
      'discardSection 2',
      'discardAction plus4',
      'discardAction relocate',
      'roll',
    ]);
  });

  it('CG-13 a player who is asked can allow or counter, and several counters are listed as one', () => {
    const actions = {
      '0': [action('plus4')],
      '1': [action('counter'), action('counter', 3), action('relocate')],
    };
    const table = expertTable({ actions });
    play(table, '0', 'playAction', action('plus4'), '1');
    expect(effectsOf(table.G, '1')).to.deep.equal(['allow', 'counter counter']);
    for (const seat of ['0', '2']) expect(effectsOf(table.G, seat)).to.deep.equal([]);
  });

  it('CG-2 only rolling is left after both cards of the turn are used', () => {
    const table = expertTable(hand);
    play(table, '0', 'discardSection', sectionWith(7));
    play(table, '0', 'discardAction', action('plus4'));
    expect(effectsOf(table.G, '0')).to.deep.equal(['roll']);
    expect(drawnEffects(table.G, '0')).to.deep.equal(['roll']);
  });

  it('a seat that is hidden, not awaited or unknown has no legal moves', () => {
    const { G } = expertTable(hand);
    const watched = rules.view(G, null);
    const seen = rules.view(G, '1');
    for (const [state, seat] of [
      [watched, '0'],
      [seen, '0'],
      [G, '1'],
      [G, '3'],
      [G, 'toString'],
    ] as const) {
      expect(rules.legalMoves(state, seat)).to.deep.equal([]);
      expect(rules.randomMove(state, seat, { ...noChance })).to.equal(undefined);
    }
  });

  const positions: Readonly<Record<string, () => readonly [G: GewaltState, seat: string]>> = {
    'the basic game': () => [newTable(3, {}, { sections: hand.sections ?? {} }).G, '0'],
    'arrow cards and counters': () => [expertTable(hand).G, '0'],
    relocations: () => {
      const actions = { '0': [action('noRoll'), action('relocate'), action('relocate', 1)] };
      const laid = [0, 1, 2, 3].map((nth) => [4, 3 * nth, sectionWith(5, nth)] as const);
      return [expertTable({ actions, laid }).G, '0'];
    },
    'no cards': () => [actingOn('noCards', { actions: { '1': [action('plus4')] } }).G, '1'],
    'an answer': () => {
      const actions = { '0': [action('plus4')], '1': [action('relocate'), action('counter')] };
      const table = expertTable({ actions });
      play(table, '0', 'playAction', action('plus4'), '1');
      return [table.G, '1'];
    },
  };

  for (const [name, position] of Object.entries(positions)) {
    it(`random moves cover exactly the listed moves: ${name}`, () => {
      const [G, seat] = position();
      expect(drawnEffects(G, seat)).to.have.members(effectsOf(G, seat));
    });
  }
});

/** A random generator that must not be used. */
const noChance: Rng = {
  shuffle: () => expect.fail('Nothing is shuffled.'),
  die: () => expect.fail('Nothing is rolled.'),
  choose: () => expect.fail('Nothing is chosen.'),
};
