import { expect } from 'chai';
import type { GameModule } from '../../../games/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import {
  anyMove,
  type Move,
  seededChoice,
  type TableSettings,
  TestTable,
} from '../../support/games/table.ts';

type Choose = ReturnType<typeof seededChoice>;

interface Course<G> extends TableSettings {
  readonly seed: string;
  /** The least number of events between two looks. Left out: every move is looked at. */
  readonly eventsAtOnce?: number;
  /** Left out: any legal move of any seat. */
  readonly nextMove?: (table: TestTable<G>, choose: Choose) => Move;
}

/** What a board shows, and how it changes with an event on the way to a position. */
interface Playback<G, Event, Shown> {
  readonly shownOf: (G: G) => Shown;
  readonly afterEvent: (shown: Shown, event: Event, goal: Shown) => Shown;
}

/** Plays a random match, in which the events of each look must lead to what is shown after them. */
export function expectFolded<G, Event, Shown>(
  module: GameModule,
  course: Course<G>,
  { shownOf, afterEvent }: Playback<G, Event, Shown>,
): void {
  playThrough<G, Event>(module, course, (before, events, now) => {
    const goal = shownOf(now);
    const shown = events.reduce((so, event) => afterEvent(so, event, goal), shownOf(before));
    expect(shown).to.deep.equal(goal);
  });
}

/** Plays a random match; `look` sees each move's events with the states around it, as a spectator does. */
export function playThrough<G, Event>(
  module: GameModule,
  { eventsAtOnce = 0, nextMove = anyMove, ...settings }: Course<G>,
  look: (before: G, events: Event[], now: G) => void,
): void {
  const table = new TestTable<G>(module, settings);
  const choose = seededChoice(settings.seed.length + settings.numPlayers);
  // A view is a G without what is hidden: `secret` may be missing there.
  const view = () => JSON.parse(JSON.stringify(table.viewOf(null))) as G;
  let before = view();
  let seen = 0;
  for (let number = 0; table.active.length > 0 && number < 2000; number += 1) {
    const { playerID, move, args } = nextMove(table, choose);
    expect(table.move(playerID, move, ...args)).to.equal(null);
    const events = readLog<Event>(table.log.slice(seen)).map(({ event }) => event);
    if (events.length < eventsAtOnce) continue;
    const now = view();
    look(before, events, now);
    before = now;
    seen = table.log.length;
  }
  expect(table.state.ctx.gameover).to.not.equal(undefined);
}
