import { createStore } from '../../lib/persisted-store.ts';

/** Whether the server had no daily challenge at the last visit, so that the home page keeps no room for it. */
export const hasNoDaily = createStore<boolean>(
  'paddock.no-daily',
  (text) => text === 'true',
  String,
);
