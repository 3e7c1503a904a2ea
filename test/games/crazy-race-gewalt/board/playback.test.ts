import { expect } from 'chai';
import {
  afterEvent,
  framesFor,
  framesOf,
  type Shown,
  shownOf,
} from '../../../../games/crazy-race-gewalt/board/turn/playback.ts';
import type {
  GewaltEvent,
  GewaltOptions,
  GewaltState,
} from '../../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../../games/crazy-race-gewalt/index.ts';
import { playThrough as playMatch } from '../../kit/play-through.ts';
import { drawnMove } from '../positions.ts';

const setups: readonly Partial<GewaltOptions>[] = [
  {},
  { expert: true },
  { expert: true, counterWindow: 'ownTurn' },
];

interface Moment {
  readonly before: Shown;
  /** The events of one move. */
  readonly events: readonly GewaltEvent[];
  readonly now: Shown;
}

/** Plays a random match; `look` gets the events of each move and what a spectator sees before and after it. */
function playThrough(
  settings: {
    numPlayers: number;
    setupData: Partial<GewaltOptions>;
    seed: string;
    eventsAtOnce?: number;
  },
  look: (moment: Moment) => void,
): void {
  const told: GewaltEvent[] = [];
  const course = { ...settings, nextMove: drawnMove };
  playMatch<GewaltState, GewaltEvent>(crazyRace, course, (before, events, now) => {
    const earlier = shownOf(before, [...told]);
    told.push(...events);
    look({ before: earlier, events, now: shownOf(now, told) });
  });
}

describe('The playback of events', () => {
  for (const setupData of setups) {
    for (const numPlayers of [3, 4, 5]) {
      it(`the events of each move lead to the display after it: ${numPlayers} players, ${JSON.stringify(setupData)}`, () => {
        for (const seed of ['x', 'xxxx', 'xxxxxxx']) {
          playThrough({ numPlayers, setupData, seed }, ({ before, events, now }) => {
            expect(events.reduce(afterEvent, before)).to.deep.equal(now);
          });
        }
      });
    }
  }

  it('the events of several moves at once lead to the display after the last one', () => {
    const setupData = { expert: true };
    const course = { numPlayers: 4, setupData, seed: 'at once', eventsAtOnce: 40 };
    playThrough(course, ({ before, events, now }) => {
      expect(events.reduce(afterEvent, before)).to.deep.equal(now);
    });
  });

  it('a pawn moves square by square, and its trophy appears only when it crosses the line', () => {
    let crossings = 0;
    playThrough({ numPlayers: 3, setupData: { expert: true }, seed: 'steps' }, (moment) => {
      const { before, events } = moment;
      const frames = framesOf(before, events);
      for (const event of events) {
        if (event.type !== 'moved') continue;
        const seen = frames.filter((frame) => frame.event === event);
        const places = seen.map(({ shown }) => shown.pawns[event.playerID]);
        const way = event.to === null ? [...event.path, null] : event.path;
        expect(places).to.deep.equal(way.length > 0 ? way : [event.from]);
      }
      for (const [index, { event, shown }] of frames.entries()) {
        if (event.type !== 'crossed') continue;
        crossings += 1;
        expect(shown.trophies[event.playerID]?.[event.stage]).to.equal(event.place);
        const earlier = frames[index - 1]?.shown.trophies[event.playerID];
        expect(earlier?.[event.stage]).to.equal(null);
      }
    });
    expect(crossings).to.be.at.least(6);
  });

  it('each frame lasts at most two seconds and the way of a pawn at most four', () => {
    playThrough({ numPlayers: 5, setupData: { expert: true }, seed: 'times' }, (moment) => {
      const frames = framesOf(moment.before, moment.events);
      for (const { milliseconds } of frames) expect(milliseconds).to.be.within(100, 2000);
      const hops = frames.filter(({ event }) => event.type === 'moved');
      const total = hops.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      expect(total).to.be.at.most(4000);
    });
  });

  it('the playback lasts as long as bots wait for it', () => {
    playThrough({ numPlayers: 4, setupData: { expert: true }, seed: 'lasts' }, (moment) => {
      const { before, events } = moment;
      const all = framesOf(before, events).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      expect(crazyRace.playbackMilliseconds(events)).to.be.closeTo(all, 1e-6);
    });
  });

  it('the final points are counted row by row', () => {
    const rows: number[] = [];
    playThrough({ numPlayers: 3, setupData: {}, seed: 'points' }, ({ before, events }) => {
      for (const { event, shown } of framesOf(before, events)) {
        if (event.type === 'scored') rows.push(shown.scores[event.playerID]?.length ?? 0);
      }
    });
    expect(rows).to.deep.equal([1, 2, 3, 1, 2, 3, 1, 2, 3]);
  });

  it('the last roll stays in sight until an action card takes effect', () => {
    playThrough({ numPlayers: 3, setupData: { expert: true }, seed: 'rolls' }, (moment) => {
      const { events, now } = moment;
      const last = events.findLast(({ type }) => type === 'rolled' || type === 'actionTookEffect');
      if (last?.type === 'rolled') expect(now.roll).to.equal(last);
    });
  });

  it('a viewer’s own single action is shown without playback, unlike that of another player', () => {
    playThrough({ numPlayers: 3, setupData: {}, seed: 'own' }, ({ before, events }) => {
      const frames = framesOf(before, events);
      const [first] = frames;
      if (frames.length !== 1 || first?.event.type !== 'laidSection') return;
      expect(framesFor(first.event.playerID, frames)).to.deep.equal([]);
      expect(framesFor(null, frames)).to.deep.equal(frames);
    });
  });
});
