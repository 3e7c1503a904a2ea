import { expect } from 'chai';
import type { GameModule } from '../../../games/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import {
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

function anyMove<G>(table: TestTable<G>, choose: Choose): Move {
  return choose(table.legalMoves(choose(table.active)));
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
