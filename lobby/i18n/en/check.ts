/** Text of the page that verifies a match. The other languages have the same keys. */
export const en = {
  button: 'Check this match',
  heading: 'Was everything fair?',
  right: 'Right',
  wrong: 'Wrong',
  unknown: 'Can’t be verified',
  moves: (count: string) =>
    count === '1'
      ? 'The only move is allowed by the rules, and it leads to this result.'
      : `All ${count} moves are allowed by the rules, and they lead to this result.`,
  movesEnded: (count: string) =>
    count === '1'
      ? 'The only move is allowed by the rules; the match was ended before there was a result.'
      : `All ${count} moves are allowed by the rules; the match was ended before there was a result.`,
  movesWrong: 'The moves don’t match the record.',
  seed: 'All shuffles came from the server seed and the seeds that the players’ pages added.',
  seedUntil: (move: string) =>
    `Up to move ${move} all shuffles came from the server seed and the players’ seeds; then the match continued in a browser.`,
  seedWrong: 'The shuffles did not come from the server seed and the players’ seeds.',
  noChance: 'This match can’t be verified: the server didn’t commit to a seed before it began.',
  fingerprint:
    'The server seed fits the commitment that this browser was shown before the first move.',
  fingerprintWrong: 'The server seed does not fit the commitment that this browser was shown.',
  notShown: 'This browser was shown no commitment: it didn’t join that table.',
  number: 'The seed that this browser added is among them.',
  numberWrong: 'The seed that this browser added is not among them.',
  proves:
    'So neither a player nor the server can have fixed the shuffles, unless the server colluded with the last player to sit down.',
  byHand: 'Check it by hand',
  byHandHelp:
    'The commitment is SHA-256 of the server seed’s digits. The seed is SHA-256 of the lines below, each ended by a line feed.',
  secret: 'Server seed',
  shownFingerprint: 'Commitment',
  lines: 'Lines',
  seedName: 'Seed',
};

export type CheckMessages = typeof en;
export const text: CheckMessages = en;
