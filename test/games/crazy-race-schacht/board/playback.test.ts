import { expect } from 'chai';
import {
  afterEvent,
  framesOf,
  shownOf,
  standOf,
} from '../../../../games/crazy-race-schacht/board/turn/playback.ts';
import type {
  SchachtEvent,
  SchachtOptions,
  SchachtState,
} from '../../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../../games/crazy-race-schacht/index.ts';
import { models, playbackMilliseconds } from '../../../../games/crazy-race-schacht/index.ts';
import { resultOf } from '../../../../games/crazy-race-schacht/rules/index.ts';
import { readLog } from '../../../../games/kit/log.ts';
import { seededChoice, TestTable } from '../../../support/games/table.ts';

const setups: readonly Partial<SchachtOptions>[] = [
  {},
  { steal: true, penalty: true },
  { pointsOrder: 'shuffled', fewerPoints: 3, steal: true },
];

/** Plays a random match; `look` sees each move's events with the states around it, as a spectator does. */
function playThrough(
  settings: { numPlayers: number; setupData: Partial<SchachtOptions>; seed: string },
  look: (before: SchachtState, events: SchachtEvent[], now: SchachtState) => void,
): void {
  const table = new TestTable<SchachtState>(crazyRace, settings);
  const choose = seededChoice(settings.seed.length + settings.numPlayers);
  // A view is a G without what is hidden: `secret` may be missing there.
  const view = () => JSON.parse(JSON.stringify(table.viewOf(null))) as SchachtState;
  for (let number = 0; table.active.length > 0 && number < 2000; number += 1) {
    const before = view();
    const told = table.log.length;
    const playerID = choose(table.active);
    const { move, args } = choose(table.legalMoves(playerID));
    expect(table.move(playerID, move, ...args)).to.equal(null);
    const events = readLog<SchachtEvent>(table.log.slice(told)).map(({ event }) => event);
    look(before, events, view());
  }
  expect(resultOf(table.G)).to.not.equal(null);
}

describe('the playback of events', () => {
  for (const [index, setupData] of setups.entries()) {
    for (const numPlayers of [3, 4]) {
      it(`all events of a move lead to the position displayed after it: ${numPlayers} players, ${JSON.stringify(setupData)}`, () => {
        for (let game = 0; game < 4; game += 1) {
          const seed = `${'x'.repeat(game * 3 + index)}${numPlayers}`;
          playThrough({ numPlayers, setupData, seed }, (before, events, now) => {
            const goal = shownOf(now);
            const shown = events.reduce(
              (so, event) => afterEvent(so, event, goal),
              shownOf(before),
            );
            expect(shown).to.deep.equal(goal);
          });
        }
      });
    }
  }

  it('the events of several moves at once lead to the position displayed after them', () => {
    const waiting: SchachtEvent[] = [];
    let first: SchachtState | null = null;
    playThrough({ numPlayers: 3, setupData: {}, seed: 'at once' }, (before, events, now) => {
      first ??= before;
      waiting.push(...events);
      if (waiting.length < 40) return;
      const goal = shownOf(now);
      const shown = waiting.reduce((so, event) => afterEvent(so, event, goal), shownOf(first));
      expect(shown).to.deep.equal(goal);
      waiting.length = 0;
      first = null;
    });
  });

  it('the playback moves locomotives one space at a time and lasts as long as bots wait', () => {
    playThrough({ numPlayers: 4, setupData: {}, seed: 'steps' }, (before, events, now) => {
      const goal = shownOf(now);
      const frames = framesOf(standOf(before), events, goal);
      let last = shownOf(before);
      for (const { shown, event, milliseconds } of frames) {
        const steps = Object.keys(shown.locomotives).flatMap((seat) =>
          models.map(
            (model) =>
              (shown.locomotives[seat]?.[model] ?? 0) - (last.locomotives[seat]?.[model] ?? 0),
          ),
        );
        expect(steps.filter((step) => step !== 0).join(), event.type).to.be.oneOf(['', '1']);
        expect(milliseconds).to.be.within(200, 4000);
        last = shown;
      }
      const all = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      expect(playbackMilliseconds(events)).to.equal(all);
      if (events.length > 0) expect(last).to.deep.equal(goal);
    });
  });

  it('the end of a stage is shown long enough to be read before the next card comes', () => {
    playThrough({ numPlayers: 3, setupData: {}, seed: 'ends' }, (before, events, now) => {
      const frames = framesOf(standOf(before), events, shownOf(now));
      for (const [index, { event }] of frames.entries()) {
        const ended = frames[index - 1];
        if (event.type === 'discarded' && ended) expect(ended.milliseconds).to.be.at.least(1200);
      }
    });
  });
});
