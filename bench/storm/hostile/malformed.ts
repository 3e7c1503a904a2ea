import type { Chance } from '../../../games/kit/chance.ts';
import { frame, opcodes } from '../../../test/support/probe-raw.ts';
import type { Target } from './messages.ts';

const names = ['sync', 'update', 'chat', 'constructor', '__proto__', 'disconnect', 'closing'];

const strange: readonly unknown[] = [
  ...[null, true, -1, 1e308, 0.5, '', ' ', '\u0000', '\ud800', '__proto__', 'constructor'],
  ...[[], {}, [[[[[[[[]]]]]]]], { toString: 1, __proto__: { isAdmin: true } }, 'x'.repeat(5000)],
];

const one = <Value>(values: readonly Value[], chance: Chance): Value | undefined =>
  values[chance.die(values.length) - 1];

/** A value where a page would send another. */
function anything(chance: Chance, { matchID }: Target): unknown {
  return one<unknown>([...strange, matchID, '0', 'keepCard', 'MAKE_MOVE'], chance);
}

/** A message that looks like one of a page, and is wrong in places. */
function message(chance: Chance, target: Target): string {
  const some = () => anything(chance, target);
  const payload = { type: some(), args: [some()], playerID: some(), credentials: some() };
  const action = {
    type: one(['MAKE_MOVE', 'UNDO', 'UPDATE', 'GAME_EVENT', 'RESET'], chance),
    payload,
  };
  const args = one<readonly unknown[]>(
    [
      [action, some(), target.matchID, some()],
      [target.matchID, some(), some(), some()],
      [target.matchID, { id: some(), sender: some(), payload: some() }, some()],
      [some(), some(), some(), some(), some()],
    ],
    chance,
  );
  return JSON.stringify([one(names, chance), ...(args ?? [])]);
}

/** Bytes that no page sends, or a part of what one might. */
export function malformed(chance: Chance, target: Target): Buffer {
  const text = `42/${target.game},${message(chance, target)}`;
  switch (chance.die(6)) {
    case 1:
      return frame(text.slice(0, chance.die(text.length)));
    case 2:
      return frame(Buffer.from(text), 0x80 | opcodes.binary);
    case 3:
      return frame(`4${chance.die(9)}${'['.repeat(chance.die(5000))}`);
    case 4:
      return frame(Buffer.alloc(chance.die(200), chance.die(255)), 0x80 | opcodes.reserved);
    default:
      return frame(text);
  }
}
