import { createStore } from '../../lib/persisted-store.ts';

/** Whether a match was ever started in this browser. Before that, no page needs to look for any. */
export const hasBegunLocalMatch = createStore<boolean>(
  'paddock.here',
  (text) => text === 'yes',
  (hasBegun) => (hasBegun ? 'yes' : ''),
);
