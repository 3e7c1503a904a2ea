/** The one generator that is used of seedrandom, without the others; its own types know only all of them together. */
declare module 'seedrandom/lib/alea.js' {
  import seedrandom from 'seedrandom';

  const alea: typeof seedrandom.alea;
  export default alea;
}
