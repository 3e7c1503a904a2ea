import { expect } from 'chai';

/** Everything in socket messages that is a state's G, wherever it is in them. */
function statesIn(frames: readonly string[]): { players: Record<string, unknown> }[] {
  const found: { players: Record<string, unknown> }[] = [];
  // socket.io's events are the frames that begin with 42.
  const events = frames.filter((frame) => frame.startsWith('42'));
  JSON.stringify(
    events.map((frame) => JSON.parse(frame.slice(frame.indexOf('[')))),
    (key, value) => {
      if (key === 'G') found.push(value);
      return value;
    },
  );
  return found;
}

/**
 * Nothing that a page was ever sent holds what another seat alone may know, what nobody may, or the chance to come.
 * `hiddenMoves` are the moves whose arguments only their player may know.
 */
export function expectNoSecrets(
  frames: readonly string[],
  ownSeat: string | undefined,
  hiddenMoves: readonly string[],
): void {
  const states = statesIn(frames);
  expect(states.length, 'states were sent').to.be.above(20);
  for (const G of states) {
    // Before it has sat down a page is a spectator's.
    expect(Object.keys(G.players).filter((seat) => seat !== ownSeat)).to.deep.equal([]);
    expect(G).to.not.have.property('secret');
  }
  const all = frames.join('\n');
  expect(all).to.not.contain('prngstate');
  expect(all).to.not.contain('"seed"');
  expect(all).to.not.contain('credentials');
  const made = all.matchAll(
    /"type":"(?<move>\w+)","args":(?<args>\[.*?\]|null),"playerID":"(?<seat>\d)"/g,
  );
  let hidden = 0;
  for (const { groups } of made) {
    if (!hiddenMoves.includes(groups?.move ?? '') || groups?.seat === ownSeat) continue;
    expect(groups?.args, 'another’s hidden move').to.equal('null');
    hidden += 1;
  }
  expect(hidden > 0, 'hidden moves were made').to.equal(hiddenMoves.length > 0);
}
