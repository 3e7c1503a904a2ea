import type { Rng } from '../../../games/kit/rng.ts';
import { frame, opcodes } from '../../../test/support/probe/probe-raw.ts';
import type { Target } from './messages.ts';

const names = ['sync', 'update', 'chat', 'constructor', '__proto__', 'disconnect', 'closing'];

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 1, __proto__: { isAdmin: true } },
  'x'.repeat(5000),
];

const one = <Value>(values: readonly Value[], rng: Rng): Value | undefined =>
  values[rng.die(values.length) - 1];

/** A value where a page would send another. */
function anything(rng: Rng, { matchID }: Target): unknown {
  return one<unknown>([...strange, matchID, '0', 'keepCard', 'MAKE_MOVE'], rng);
}

/** A message that looks like one of a page, and is wrong in places. */
function message(rng: Rng, target: Target): string {
  const some = () => anything(rng, target);
  const payload = { type: some(), args: [some()], playerID: some(), credentials: some() };
  const action = {
    type: one(['MAKE_MOVE', 'UNDO', 'UPDATE', 'GAME_EVENT', 'RESET'], rng),
    payload,
  };
  const args = one<readonly unknown[]>(
    [
      [action, some(), target.matchID, some()],
      [target.matchID, some(), some(), some()],
      [target.matchID, { id: some(), sender: some(), payload: some() }, some()],
      [some(), some(), some(), some(), some()],
    ],
    rng,
  );
  return JSON.stringify([one(names, rng), ...(args ?? [])]);
}

/** Bytes that no page sends, or a part of what one might. */
export function malformed(rng: Rng, target: Target): Buffer {
  const text = `42/${target.game},${message(rng, target)}`;
  switch (rng.die(6)) {
    case 1:
      return frame(text.slice(0, rng.die(text.length)));
    case 2:
      return frame(Buffer.from(text), 0x80 | opcodes.binary);
    case 3:
      return frame(`4${rng.die(9)}${'['.repeat(rng.die(5000))}`);
    case 4:
      return frame(Buffer.alloc(rng.die(200), rng.die(255)), 0x80 | opcodes.reserved);
    default:
      return frame(text);
  }
}
