import { expect } from 'chai';

/** Changes a value in a socket message, like a reviver of JSON.parse. */
type Change = (key: string, value: unknown) => unknown;

// socket.io's events are the frames that begin with 42.
const isEvent = (frame: string) => frame.startsWith('42');

function changed(frame: string, change: Change): string {
  const start = frame.indexOf('[');
  return frame.slice(0, start) + JSON.stringify(JSON.parse(frame.slice(start), change));
}

/** Returns every G of a state in socket messages, wherever it is in them. */
function statesIn(frames: readonly string[]): { players: Record<string, unknown> }[] {
  const found: { players: Record<string, unknown> }[] = [];
  JSON.stringify(
    frames.filter(isEvent).map((frame) => JSON.parse(frame.slice(frame.indexOf('[')))),
    (key, value) => {
      if (key === 'G') found.push(value);
      return value;
    },
  );
  return found;
}

/** The recipient of the messages. */
interface Reader {
  /** The recipient's seat. Undefined for a spectator. */
  readonly ownSeat: string | undefined;
  /** The moves whose arguments only their player may know. */
  readonly hiddenMoves: readonly string[];
}

/** Returns the arguments of other players' hidden moves, as they were sent. */
function hiddenArgsIn(frames: readonly string[], { ownSeat, hiddenMoves }: Reader): string[] {
  const made = frames
    .join('\n')
    .matchAll(/"type":"(?<move>\w+)","args":(?<args>\[.*?\]|null),"playerID":"(?<seat>\d)"/g);
  return Array.from(made, ({ groups }) => groups)
    .filter((groups) => hiddenMoves.includes(groups?.move ?? '') && groups?.seat !== ownSeat)
    .map((groups) => groups?.args ?? '');
}

/** Returns which kinds of secrets were sent: those of other seats, those of the server, and future random numbers. */
function secretsIn(frames: readonly string[], reader: Reader): ReadonlySet<string> {
  const secrets = new Set<string>();
  for (const G of statesIn(frames)) {
    // Before its player joins, a page is a spectator's.
    if (Object.keys(G.players).some((seat) => seat !== reader.ownSeat)) secrets.add('hand');
    if ('secret' in G) secrets.add('secret');
  }
  const all = frames.join('\n');
  for (const name of ['prngstate', '"seed"', 'credentials'])
    if (all.includes(name)) secrets.add(name);
  if (hiddenArgsIn(frames, reader).some((args) => args !== 'null')) secrets.add('hidden move');
  return secrets;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const inState =
  (change: (G: object) => object): Change =>
  (key, value) =>
    key === 'G' && isObject(value) ? change(value) : value;

/**
 * Returns functions that put each kind of secret into a message where there is a place for it. Keys are the names in
 * secretsIn().
 */
function leaksTo({ ownSeat, hiddenMoves }: Reader): ReadonlyMap<string, Change> {
  const isHidden = (value: object) =>
    'type' in value && hiddenMoves.includes(String(value.type)) && 'playerID' in value;
  const leaks = new Map<string, Change>([
    [
      'hand',
      inState((G) => {
        const own = 'players' in G && isObject(G.players) ? G.players : {};
        return { ...G, players: { ...own, [ownSeat === '1' ? '0' : '1']: {} } };
      }),
    ],
    ['secret', inState((G) => ({ ...G, secret: {} }))],
    ['prngstate', inState((G) => ({ ...G, data: { prngstate: {} } }))],
    ['"seed"', inState((G) => ({ ...G, data: { seed: 'x' } }))],
    ['credentials', inState((G) => ({ ...G, seats: [{ credentials: 'x' }] }))],
  ]);
  if (hiddenMoves.length > 0) {
    leaks.set('hidden move', (key, value) =>
      key === 'payload' && isObject(value) && isHidden(value) ? { ...value, args: [7] } : value,
    );
  }
  return leaks;
}

/**
 * Expects that a page was never sent a secret of another seat or of the server, nor future random numbers.
 * `hiddenMoves` are the moves whose arguments only their player may know.
 */
export function expectNoSecrets(
  frames: readonly string[],
  ownSeat: string | undefined,
  hiddenMoves: readonly string[],
): void {
  const reader: Reader = { ownSeat, hiddenMoves };
  expect(statesIn(frames).length, 'states were sent').to.be.above(20);
  expect(hiddenArgsIn(frames, reader).length > 0, 'hidden moves were made').to.equal(
    hiddenMoves.length > 0,
  );
  for (const [secret, leak] of leaksTo(reader)) {
    const leaky = frames
      .filter(isEvent)
      .map((frame) => changed(frame, leak))
      .findLast((frame) => secretsIn([frame], reader).size > 0);
    expect([...secretsIn([...frames, leaky ?? ''], reader)], 'can be found').to.deep.equal([
      secret,
    ]);
  }
  expect([...secretsIn(frames, reader)]).to.deep.equal([]);
}
