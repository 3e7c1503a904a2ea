/** What is said when a match is checked. The other languages have the same keys. */
export const en = {
  button: 'Check this match',
  heading: 'Was everything fair?',
  right: 'Right',
  wrong: 'Wrong',
  unknown: 'Can’t be said',
  moves: (count: string) =>
    `All ${count} moves are allowed by the rules, and they lead to this result.`,
  movesEnded: (count: string) =>
    `All ${count} moves are allowed by the rules; the match was ended before a result.`,
  movesWrong: 'The moves are not as the record says.',
  seed: 'All luck came from the server’s secret and the numbers that the pages of the players added.',
  seedUntil: (move: string) =>
    `Up to move ${move} all luck came from the server’s secret and the players’ numbers; then the match was played on in a browser.`,
  seedWrong: 'The luck did not come from the server’s secret and the players’ numbers.',
  noChance: 'Of this match nobody can say how its luck was chosen: no secret was fixed before it.',
  fingerprint:
    'The secret is the one whose fingerprint this browser was shown before the first move.',
  fingerprintWrong: 'The secret is not the one whose fingerprint this browser was shown.',
  notShown: 'This browser was shown no fingerprint: it didn’t sit down at that table.',
  number: 'The number that this browser added is among them.',
  numberWrong: 'The number that this browser added is not among them.',
  proves:
    'So no player can have chosen the luck, nor the server, unless it was in league with whoever sat down last.',
  byHand: 'Check it by hand',
  byHandHelp:
    'The fingerprint is SHA-256 of the secret’s digits. The seed is SHA-256 of the lines below, each ended by a line feed.',
  secret: 'Secret',
  shownFingerprint: 'Fingerprint',
  lines: 'Lines',
  seedName: 'Seed',
};

export type CheckMessages = typeof en;
export const text: CheckMessages = en;
