import { createHash } from 'node:crypto';
import type { LogEntry, PlayerID, State } from 'boardgame.io';
import { wordsIn } from '../../test/support/browser/words.ts';
import { hiddenIn, toldOfOthers } from '../../test/support/games/hidden.ts';
import { faultOfShape } from './schema.ts';

/** JSON with the fields of objects in one order, whoever wrote them. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, field]) => [key, inOrder(field)]));
}

/** Stands for what a page sees of a match. Its plugins show nothing: see schema.ts. */
export function markOf({ _stateID, G, ctx }: State): string {
  const seen = JSON.stringify(inOrder({ _stateID, G, ctx }));
  return createHash('sha1').update(seen).digest('base64');
}

const isView = (value: unknown): value is State<{ readonly players: object }> =>
  typeof value === 'object' && value !== null && 'G' in value && '_stateID' in value;

/** What a frame has of a match: states, and entries of its log. */
function matchIn(name: string, [, info, log]: readonly unknown[]) {
  if (name === 'update' && isView(info) && Array.isArray(log)) {
    return { states: [info], log: log as readonly LogEntry[] }; // its shape was looked at
  }
  if (name !== 'sync' || typeof info !== 'object' || info === null) return { states: [], log: [] };
  const { state, initialState, log: whole } = info as Readonly<Record<string, unknown>>;
  return {
    states: [initialState, state].filter(isView),
    log: Array.isArray(whole) ? (whole as readonly LogEntry[]) : [], // as above
  };
}

/** Of what a page was sent that would never end. */
const maxFaults = 20;

/**
 * Looks through everything that one page at a table is sent, when it comes: whether it has the right shape, comes in
 * order and holds nothing but this viewer's own view. Keeps a mark of every state, to be compared with the match as it is
 * stored, and what the server has acknowledged.
 */
export class Witness {
  readonly viewer: PlayerID | null;
  /** What nobody may be sent: credentials, seeds, keys. */
  readonly secrets: readonly string[];
  frames = 0;
  readonly wrong: string[] = [];
  readonly leaks: string[] = [];
  /** By `_stateID`, as it was first shown. */
  readonly marks = new Map<number, string>();
  /** The viewer's own moves that it was shown, as their entries in the log. */
  readonly ownMoves = new Set<string>();
  /** The viewer's own lines that it was shown, by their ids. */
  readonly ownLines = new Set<string>();
  /** Codes of what was refused. */
  readonly refusals: string[] = [];
  #shown = -1;

  constructor(viewer: PlayerID | null, secrets: readonly string[]) {
    this.viewer = viewer;
    this.secrets = secrets;
  }

  readonly look = (name: string, args: readonly unknown[]): void => {
    this.frames += 1;
    const fault = faultOfShape(name, args);
    if (fault !== undefined) this.#note(this.wrong, fault);
    this.#lookForSecrets(name, args);
    this.#lookAtOrder(name, args);
    this.#noteOwn(name, args);
  };

  #note(faults: string[], fault: string): void {
    if (faults.length < maxFaults) faults.push(`${this.viewer ?? 'spectator'}: ${fault}`);
  }

  #lookForSecrets(name: string, args: readonly unknown[]): void {
    const { states, log } = matchIn(name, args);
    for (const { G } of states) {
      for (const part of hiddenIn(G, this.viewer)) this.#note(this.leaks, `${name} shows ${part}`);
    }
    for (const { action } of toldOfOthers(log, this.viewer)) {
      this.#note(this.leaks, `${name} tells ${JSON.stringify(action)}`);
    }
    for (const word of wordsIn(JSON.stringify(args), this.secrets)) {
      this.#note(this.leaks, `${name} has ${word}`);
    }
  }

  /** Each page is shown each state once, in order, or the whole match anew. */
  #lookAtOrder(name: string, args: readonly unknown[]): void {
    for (const state of matchIn(name, args).states) {
      const mark = markOf(state);
      const former = this.marks.get(state._stateID) ?? mark;
      if (former !== mark) this.#note(this.wrong, `state ${state._stateID} was another before`);
      this.marks.set(state._stateID, mark);
      if (name === 'update' && state._stateID !== this.#shown + 1) {
        this.#note(this.wrong, `state ${state._stateID} came after ${this.#shown}`);
      }
      this.#shown = state._stateID;
    }
  }

  #noteOwn(name: string, args: readonly unknown[]): void {
    for (const entry of matchIn(name, args).log) {
      const { type, payload } = entry.action;
      if (type === 'MAKE_MOVE' && payload.playerID === this.viewer) {
        this.ownMoves.add(JSON.stringify(entry));
      }
    }
    const [first, second] = args as readonly Readonly<Record<string, unknown>>[]; // looked at
    if (name === 'refused') this.refusals.push(`${first?.message} ${first?.code}`);
    if (name !== 'chat' || this.viewer === null || second?.sender !== this.viewer) return;
    this.ownLines.add(String(second.id));
  }
}
