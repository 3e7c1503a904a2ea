/*
 * A bot's thread that dies, hangs or fails a number of times before it answers. The state says how often, and in which
 * way.
 */
export default ({ G, milliseconds }) => {
  const { tries, times, deed } = G;
  if (Atomics.add(tries, 0, 1) < times) {
    if (deed === 'die') process.exit(1);
    if (deed === 'fail') throw new Error('It fails.');
    if (deed === 'hang') for (;;);
  }
  // It takes all the time that it is given.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return { move: 'think', args: [milliseconds] };
};
