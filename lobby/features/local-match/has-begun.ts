import { createStore } from '../../lib/persisted-store.ts';

/** Whether a match has ever begun in this browser: until then nobody need look for any. */
export const hasBegunLocalMatch = createStore<boolean>(
  'paddock.here',
  (text) => text === 'yes',
  (hasBegun) => (hasBegun ? 'yes' : ''),
);
