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
import { expectFolded, playThrough } from '../../kit/play-through.ts';

const setups: readonly Partial<SchachtOptions>[] = [
  {},
  { steal: true, penalty: true },
  { pointsOrder: 'shuffled', fewerPoints: 3, steal: true },
];

const playback = { shownOf, afterEvent };

describe('the playback of events', () => {
  for (const [index, setupData] of setups.entries()) {
    for (const numPlayers of [3, 4]) {
      it(`all events of a move lead to the position displayed after it: ${numPlayers} players, ${JSON.stringify(setupData)}`, () => {
        for (let game = 0; game < 4; game += 1) {
          const seed = `${'x'.repeat(game * 3 + index)}${numPlayers}`;
          expectFolded(crazyRace, { numPlayers, setupData, seed }, playback);
        }
      });
    }
  }

  it('the events of several moves at once lead to the position displayed after them', () => {
    const course = { numPlayers: 3, setupData: {}, seed: 'at once', eventsAtOnce: 40 };
    expectFolded(crazyRace, course, playback);
  });

  it('the playback moves locomotives one space at a time and lasts as long as bots wait', () => {
    playThrough<SchachtState, SchachtEvent>(
      crazyRace,
      { numPlayers: 4, setupData: {}, seed: 'steps' },
      (before, events, now) => {
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
      },
    );
  });

  it('the end of a stage is shown long enough to be read before the next card comes', () => {
    playThrough<SchachtState, SchachtEvent>(
      crazyRace,
      { numPlayers: 3, setupData: {}, seed: 'ends' },
      (before, events, now) => {
        const frames = framesOf(standOf(before), events, shownOf(now));
        for (const [index, { event }] of frames.entries()) {
          const ended = frames[index - 1];
          if (event.type === 'discarded' && ended) expect(ended.milliseconds).to.be.at.least(1200);
        }
      },
    );
  });
});
