import { keep } from '../kept.ts';

/** Whether a match has ever begun in this browser: until then nobody need look for any. */
export const hasBegunHere = keep<boolean>(
  'paddock.here',
  (text) => text === 'yes',
  (hasBegun) => (hasBegun ? 'yes' : ''),
);
