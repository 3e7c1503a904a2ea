import { createHash } from 'node:crypto';
import type { Game, LogEntry, PlayerID, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { wordsIn } from '../browser/words.ts';
import { hiddenIn, toldOfOthers } from '../games/hidden.ts';
import { replayed, type StoredMatch } from '../records/stored-match.ts';

type SeenState = State<{ readonly players: object }>;

/** Returns JSON with the fields of objects in alphabetical order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}

/** Returns a hash of what a page sees of a match. */
const hashOf = ({ _stateID, G, ctx }: State): string =>
  createHash('sha1').update(sortedJson({ _stateID, G, ctx })).digest('base64');

/** Returns the states and log entries in a message. */
function matchIn(name: string, args: readonly unknown[]) {
  // Only the server under test sends these messages, in these shapes.
  if (name === 'update') {
    const [, state, log] = args as [string, SeenState, readonly LogEntry[]];
    return { states: [state], log };
  }
  if (name !== 'sync') return { states: [], log: [] };
  const [, info] = args as [
    string,
    { state: SeenState; initialState: SeenState; log?: readonly LogEntry[] },
  ];
  return { states: [info.initialState, info.state], log: info.log ?? [] };
}

/** Maximum number of faults that a page collects. */
const maxFaults = 20;

/**
 * Inspects everything that one page is sent: whether it comes in order and contains only what this viewer may know.
 * Keeps hashes of all states, to compare them with the stored match.
 */
export class Observer {
  readonly viewer: PlayerID | null;
  /** Texts that no page may be sent: credentials, seeds, keys. */
  readonly secrets: readonly string[];
  messages = 0;
  readonly faults: string[] = [];
  readonly leaks: string[] = [];
  /** IDs of the viewer's own chat lines that the server has acknowledged. */
  readonly ownLines = new Set<string>();
  readonly #hashes = new Map<number, string>();
  #newest = -1;

  constructor(viewer: PlayerID | null, secrets: readonly string[]) {
    this.viewer = viewer;
    this.secrets = secrets;
  }

  readonly look = (name: string, args: readonly unknown[]): void => {
    this.messages += 1;
    const { states, log } = matchIn(name, args);
    for (const state of states) {
      for (const part of hiddenIn(state.G, this.viewer)) {
        this.#note(this.leaks, `${name} shows ${part}`);
      }
      this.#checkOrder(name, state);
    }
    for (const { action } of toldOfOthers(log, this.viewer)) {
      this.#note(this.leaks, `${name} reveals ${JSON.stringify(action)}`);
    }
    for (const word of wordsIn(JSON.stringify(args), this.secrets)) {
      this.#note(this.leaks, `${name} contains ${word}`);
    }
    const line = args[1] as { readonly id: string; readonly sender: string };
    if (name === 'chat' && line.sender === this.viewer) this.ownLines.add(line.id);
  };

  /** Returns the states that differ from the viewer's views of a stored match. */
  differences(game: Game, match: StoredMatch): readonly string[] {
    const view = getFilterPlayerView(game);
    const views = new Map<number, string>();
    const add = (state: State) => {
      const { args } = view(this.viewer, { type: 'update', args: ['', state] });
      views.set(state._stateID, hashOf(JSON.parse(JSON.stringify(args[1]))));
    };
    add(match.initialState);
    for (const { state } of replayed(game, match)) add(state);
    return [...this.#hashes]
      .filter(([stateID, hash]) => views.get(stateID) !== hash)
      .map(([stateID]) => `${this.viewer} saw another state ${stateID}`);
  }

  /** Each page is shown each state once, in order, or the whole match again. */
  #checkOrder(name: string, state: State): void {
    const hash = hashOf(state);
    if ((this.#hashes.get(state._stateID) ?? hash) !== hash) {
      this.#note(this.faults, `state ${state._stateID} was different before`);
    }
    this.#hashes.set(state._stateID, hash);
    if (name === 'update' && state._stateID !== this.#newest + 1) {
      this.#note(this.faults, `state ${state._stateID} came after ${this.#newest}`);
    }
    this.#newest = state._stateID;
  }

  #note(faults: string[], fault: string): void {
    if (faults.length < maxFaults) faults.push(`${this.viewer ?? 'spectator'}: ${fault}`);
  }
}
