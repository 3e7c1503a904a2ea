import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { levels } from '../../games/kit/search/levels.ts';
import {
  phrases,
  proposalKinds,
  refusalCodes,
  tableEventKinds,
  tableStatuses,
} from '../../protocol/tables.ts';

const text: Schema = { type: 'string' };
const id: Schema = { type: 'string', minLength: 1, maxLength: 64 };
const seat: Schema = { type: 'string', pattern: '^[0-5]$' };
const count: Schema = { type: 'integer', minimum: 0 };
const flag: Schema = { type: 'boolean' };
const nothing: Schema = { type: 'null' };
const anything: Schema = {};
const oneOf = (values: readonly string[]): Schema => ({ enum: [...values] });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, nothing] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** With these fields and no other; those of `optional` may be missing. */
const fields = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** A message's arguments, in this order. */
const args = (...items: Schema[]): Schema => ({
  type: 'array',
  prefixItems: items,
  items: false,
  minItems: items.length,
});

/** What a plugin of boardgame.io tells of the last move. */
const pluginData = fields({ data: fields({ metadata: anything }, ['metadata']) });

const state = fields(
  {
    G: { type: 'object' },
    ctx: { type: 'object' },
    _stateID: count,
    plugins: fields({
      random: fields({}),
      events: pluginData,
      log: pluginData,
      'moves-only': fields({}),
    }),
    _undo: { type: 'array', maxItems: 0 },
    _redo: { type: 'array', maxItems: 0 },
    deltalog: anything,
  },
  ['deltalog'],
);

const logEntry = fields(
  {
    action: fields({
      type: oneOf(['MAKE_MOVE', 'GAME_EVENT']),
      payload: fields({ type: id, args: anything, playerID: orNull(seat) }, ['args', 'playerID']),
    }),
    _stateID: count,
    turn: count,
    phase: orNull(text),
    metadata: anything,
    redact: flag,
    automatic: flag,
  },
  ['metadata', 'redact', 'automatic'],
);
const log = listOf(logEntry);

const seatData = fields(
  { host: flag, bot: oneOf(levels), standIn: oneOf(levels), offered: flag, follows: flag },
  ['host', 'bot', 'standIn', 'offered', 'follows'],
);
const matchSeats = listOf(
  fields({ id: count, name: text, data: seatData, isConnected: flag }, ['name', 'data']),
);

const clocks = {
  type: 'object',
  additionalProperties: fields({ reserve: count, runsSince: orNull(count), turn: count }),
} satisfies Schema;

const tableSeat = fields({
  playerID: seat,
  name: orNull(text),
  isConnected: flag,
  awaySince: orNull(count),
  bot: orNull(oneOf(levels)),
  standIn: orNull(oneOf(levels)),
  isOffered: flag,
});
const proposal = fields({
  kind: oneOf(proposalKinds),
  seat: orNull(seat),
  agreed: listOf(seat),
  missing: listOf(seat),
  dueAt: orNull(count),
});
const tableEvent = fields({
  kind: oneOf(tableEventKinds),
  at: count,
  stateID: { type: 'integer' } satisfies Schema,
  playerID: orNull(seat),
});
const table = fields({
  matchID: id,
  game: id,
  status: oneOf(tableStatuses),
  seats: listOf(tableSeat),
  host: orNull(seat),
  setupData: anything,
  unlisted: flag,
  pace: { type: 'object' },
  fingerprint: orNull({ type: 'string', pattern: '^[0-9a-f]{64}$' }),
  createdAt: count,
  updatedAt: count,
  begunAt: orNull(count),
  endedAt: orNull(count),
  awaited: listOf(seat),
  clocks: orNull(clocks),
  proposal: orNull(proposal),
  declined: listOf(seat),
  now: count,
  events: listOf(tableEvent),
  next: orNull(fields({ matchID: id, answers: { type: 'object' } })),
});

const words = { text, phrase: orNull(oneOf(phrases)), name: text, sentAt: count };
const chatLine = fields({ id, playerID: orNull(seat), ...words });

/** Everything that a server may say to a page at a table, by its name: what is not here nobody may be sent. */
const frames: Readonly<Record<string, Schema>> = {
  sync: args(id, fields({ state, initialState: state, log, filteredMetadata: matchSeats })),
  update: args(id, state, log),
  matchData: args(id, matchSeats),
  table: args(id, table),
  chatHistory: args(id, listOf(chatLine)),
  chat: args(id, fields({ id, sender: text, payload: fields(words) })),
  clocks: args(id, fields({ clocks, now: count })),
  refused: args(
    fields({
      code: oneOf(refusalCodes),
      reason: orNull(text),
      message: oneOf(['update', 'sync', 'chat']),
    }),
  ),
  seated: args(id, fields({ playerID: seat })),
  closing: args(),
};

const validators = new Map(
  Object.entries(frames).map(([name, schema]) => [name, new Validator(schema, '2020-12')]),
);

const depthOf = ({ instanceLocation }: OutputUnit) => instanceLocation.split('/').length;

/** What is wrong with the shape of what a page was sent; nothing if it is as it should be. */
export function faultOfShape(name: string, sent: readonly unknown[]): string | undefined {
  const validator = validators.get(name);
  if (!validator) return `nobody is sent "${name}"`;
  const { errors } = validator.validate(sent);
  // What is around it is wrong, too.
  const [deepest] = errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  return deepest && `${name}${deepest.instanceLocation.slice(1)}: ${deepest.error}`;
}
