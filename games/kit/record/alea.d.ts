/** Type of the only generator used from seedrandom; the library's own types declare only all generators together. */
declare module 'seedrandom/lib/alea.js' {
  import seedrandom from 'seedrandom';

  const alea: typeof seedrandom.alea;
  export default alea;
}
