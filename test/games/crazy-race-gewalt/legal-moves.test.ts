import { expect } from 'chai';
import type { GewaltMove, GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import { rules } from '../../../games/crazy-race-gewalt/index.ts';
import { actionKind, squaresOn } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { everyOutcome } from '../kit/every-outcome.ts';
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

const hand: Position = {
  sections: { '0': [sectionWith(3), sectionWith(7), sectionWith(3, 1), sectionWith(0)] },
  actions: { '0': [action('plus4'), action('counter'), action('plus4', 1), action('counter', 1)] },
};

describe('Crazy Race (Gewalt): legal moves', () => {
  const positions: Readonly<Record<string, () => readonly [G: GewaltState, seat: string]>> = {
    'the basic game': () => [newTable(3, {}, { sections: hand.sections ?? {} }).G, '0'],
    'arrow cards and counters': () => [expertTable(hand).G, '0'],
    relocations: () => {
      const actions = { '0': [action('noRoll'), action('relocate'), action('relocate', 1)] };
      const laid = [0, 1, 2, 3].map((nth) => [4, 3 * nth, sectionWith(5, nth)] as const);
      return [expertTable({ actions, laid }).G, '0'];
    },
    'both cards used': () => {
      const table = expertTable(hand);
      play(table, '0', 'discardSection', sectionWith(7));
      play(table, '0', 'discardAction', action('plus4'));
      return [table.G, '0'];
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
      const drawn = everyOutcome((rng) => rules.randomMove(G, seat, rng)).flatMap(
        (move) => move ?? [],
      );
      const listed = rules.legalMoves(G, seat).map(effectOf);
      expect([...new Set(drawn.map(effectOf))]).to.have.members(listed);
    });
  }
});
