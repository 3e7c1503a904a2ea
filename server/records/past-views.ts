import { setImmediate as afterOthers } from 'node:timers/promises';
import type { ActionShape, LogEntry, State } from 'boardgame.io';
import { patchBetween } from '../../protocol/json-patch.ts';
import type { PastStep } from '../../protocol/records.ts';
import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import type { History, HistoryEntry } from '../persistence/repositories/history.ts';
import { MoveValidator } from '../realtime/move-validator.ts';
import { Views } from '../realtime/views.ts';

/** Time after which other tasks have their turn. In milliseconds. */
const maxSlice = 5;

/** Lets other tasks have their turn every few milliseconds. */
class Slices {
  #since = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#since < maxSlice) return;
    await afterOthers();
    this.#since = performance.now();
  }
}

const cantBeReplayed = () =>
  new RequestError(
    409,
    'This match has no replay: by the rules of this server, its moves do not lead to its state.',
  );

/** Returns whether an entry is a player's own: automatic consequences of a move have entries of their own. */
const isOwn = ({ entry }: HistoryEntry) => entry.action.type !== 'GAME_EVENT';

/** Replays a log by the rules. */
function* replayed(served: ServedGame, { initialState, log }: History) {
  const validator = new MoveValidator(served);
  let state = initialState;
  for (const { entry } of log.filter(isOwn)) {
    // The log has complete results of `updateMessageFrom`.
    const action = entry.action as ActionShape.MakeMove;
    const { playerID } = action.payload;
    const verdict = validator.decide(state, { action, playerID, stateID: state._stateID });
    if ('refused' in verdict) throw cantBeReplayed();
    state = verdict.state;
    yield verdict;
  }
}

const isAsStored = ({ state }: History, newest: State) =>
  JSON.stringify(newest.G) === JSON.stringify(state.G) && newest._stateID === state._stateID;

/** Returns whether a match's log leads from its initial state to its newest one. */
export function isReplayable(served: ServedGame, history: History): boolean {
  try {
    let newest = history.initialState;
    for (const { state } of replayed(served, history)) newest = state;
    return isAsStored(history, newest);
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

/** Filters states and their log entries as a page is sent them, as plain JSON. */
class PastViewer {
  readonly #views: Views;
  readonly #matchID: string;
  readonly #viewer: string | null;

  constructor(
    served: ServedGame,
    { matchID, viewer }: { readonly matchID: string; readonly viewer: string | null },
  ) {
    this.#views = new Views(served);
    this.#matchID = matchID;
    this.#viewer = viewer;
  }

  seen(state: State, deltalog: readonly LogEntry[]): { view: unknown; log: readonly LogEntry[] } {
    const sent = this.#views.of(this.#viewer, {
      type: 'update',
      args: [this.#matchID, { ...state, deltalog: [...deltalog] }],
    });
    if (sent.type !== 'update') throw new Error('An update stays an update when it is filtered.');
    return { view: JSON.parse(JSON.stringify(sent.args[1])), log: sent.args[2] };
  }
}

/**
 * Returns everything that a seat or the spectators (null) could see of a match so far, move by move, as the JSON text
 * of `PastViews`. It has what the pages were sent, and nothing else. Throws a RequestError if the match can't be
 * replayed any more.
 */
export async function pastViews(
  served: ServedGame,
  history: History,
  who: { readonly matchID: string; readonly viewer: string | null },
): Promise<string> {
  const viewer = new PastViewer(served, who);
  const slices = new Slices();
  const { view: first } = viewer.seen(history.initialState, []);
  const steps: string[] = [];
  let [before, newest] = [first, history.initialState];
  for (const { state, log } of replayed(served, history)) {
    const { view, log: seenLog } = viewer.seen(state, log);
    const step: PastStep = { patch: patchBetween(before, view), log: seenLog };
    steps.push(JSON.stringify(step));
    [before, newest] = [view, state];
    await slices.pause();
  }
  if (!isAsStored(history, newest)) throw cantBeReplayed();
  return `{"matchID":${JSON.stringify(who.matchID)},"playerID":${JSON.stringify(who.viewer)},"first":${JSON.stringify(first)},"steps":[${steps.join(',')}]}`;
}
