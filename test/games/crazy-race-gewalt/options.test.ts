import { expect } from 'chai';
import { game } from '../../../games/crazy-race-gewalt/index.ts';
import { optionFields, optionsFrom } from '../../../games/crazy-race-gewalt/rules/options.ts';
import { fieldsThatMatter } from '../../../games/kit/options.ts';
import { newTable } from './positions.ts';

describe('Crazy Race (Gewalt): options', () => {
  it('missing options take their default values', () => {
    const defaultValue = { expert: false, counterWindow: 'atOnce' };
    expect(optionsFrom(undefined)).to.deep.equal(defaultValue);
    expect(optionsFrom({ expert: true })).to.deep.equal({ ...defaultValue, expert: true });
    expect(game.validateSetupData?.({}, 3)).to.equal(undefined);
    expect(game.validateSetupData?.({ expert: true, counterWindow: 'ownTurn' }, 5)).to.equal(
      undefined,
    );
  });

  it('an unknown time for counters is refused with a sentence', () => {
    const sentence = '"counterWindow" must be one of: atOnce, ownTurn';
    expect(game.validateSetupData?.({ counterWindow: 'never' }, 3)).to.contain(sentence);
  });

  it('the option counterWindow is offered only in the expert game', () => {
    const namesAt = (expert: boolean) =>
      fieldsThatMatter(optionFields, { ...optionsFrom({ expert }) }).map(({ name }) => name);
    expect(namesAt(false)).to.deep.equal(['expert']);
    expect(namesAt(true)).to.deep.equal(['expert', 'counterWindow']);
  });

  it('CG-9 the expert game deals four action cards each, and the basic game uses none', () => {
    const sizes = (expert: boolean) => {
      const { G } = newTable(4, { expert });
      return [
        ...Object.values(G.players).map(({ hand }) => hand.action.length),
        G.pileSizes.action,
        G.handSizes['0']?.action,
      ];
    };
    expect(sizes(true)).to.deep.equal([4, 4, 4, 4, 27 - 16, 4]);
    expect(sizes(false)).to.deep.equal([0, 0, 0, 0, 0, 0]);
  });
});
