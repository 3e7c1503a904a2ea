import type { FaultCode } from '../../../games/kit/record/faults.ts';

const faults: Readonly<Record<FaultCode, string>> = {
  tooLarge: 'This file is too large to be the record of a match.',
  notJson: 'This file can’t be read: it isn’t JSON, or a part of it is missing.',
  notARecord: 'This file is not the record of a match.',
  newerVersion:
    'This record was made by a newer version of Paddock. Reload the page and try again.',
  wrongShape: 'This file isn’t a valid match record.',
  noSuchSeat: 'This record names a seat that its match doesn’t have.',
  seedsOutOfOrder: 'The seeds in this record are out of order.',
  otherFingerprint: 'The server seed in this record doesn’t fit its commitment.',
  otherSeed: 'The seed in this record isn’t made of the server seed and the players’ seeds.',
  missingNumber: 'A seed that a player added is missing from this record.',
  unknownGame: 'This record is of a game that isn’t available here.',
  otherRules: 'This match was played by other rules than today’s.',
  wrongOptions: 'No match can begin with the options in this record.',
  refusedMove: 'This record holds a move that the rules don’t allow.',
  otherResult: 'The moves in this record don’t lead to the result that it names.',
};

/** Text of replays; only their pages load it. The other languages have the same keys. */
export const en = {
  tabTitle: (title: string) => `Replay: ${title}`,
  heading: 'Watch a replay',
  help: 'Every finished match can be saved as a file. Open such a file here, or drop it anywhere on this page.',
  open: 'Open a file',
  opening: 'Reading the match…',
  filesHeading: 'Opened before',
  hereHeading: 'Finished on this device',
  lookLabel: (title: string, names: string) => `Watch replay: ${title} with ${names}`,
  look: 'Watch replay',
  forget: 'Delete',
  forgetLabel: (title: string, names: string) => `Delete: ${title} with ${names}`,
  notOpened: 'That didn’t work',
  faults,
  faultInMove: (move: string) => `The mistake is in move ${move}.`,
  faultAt: (path: string) => `The mistake is at ${path}.`,
  earlier: 'Earlier lines',
  moves: 'Moves of this match',
  otherRulesHelp:
    'So it can no longer be shown on the board. These are its moves as they were recorded:',
  none: {
    heading: 'This match isn’t here',
    help: 'It was deleted, was opened in another browser, or the link is incomplete.',
  },
  running: {
    heading: 'This match isn’t over yet',
    help: 'You can watch its replay as soon as it has ended.',
    goThere: 'To the match',
  },
  broken: {
    heading: 'This match is damaged',
    help: 'The saved moves don’t lead to the final position.',
  },
  seats: 'Players and result',
  unfinished: 'Ended without a result',
  viewer: 'View',
  spectator: 'Spectators',
  everything: 'All cards face up',
  openCards: 'Everybody’s cards',
  noCards: 'No hidden cards',
  save: 'Save as a file',
  copyLink: 'Copy link to this position',
  copied: 'The link to this position is copied.',
  copiedHere:
    'The link to this position is copied. It opens in this browser only: send others the file.',
  linkToCopy: 'Copy this link:',
  controls: 'Replay controls',
  slider: 'Position in the match',
  toStart: 'To the start',
  partBack: 'To the previous part',
  moveBack: 'One move back',
  play: 'Play',
  pause: 'Pause',
  moveOn: 'One move on',
  partOn: 'To the next part',
  toEnd: 'To the end',
  speed: 'Speed',
  times: (factor: string) => `${factor}×`,
  atStart: 'Before the first move',
  atMove: (at: string, length: string) => `Move ${at} of ${length}`,
  told: (position: string, sentence: string) => `${position}: ${sentence}`,
};

export type ReplayMessages = typeof en;
export const text: ReplayMessages = en;
