/** Last choices for matches in this browser, proposed for the next one. */
import { isLevel, type Level } from '../../../games/kit/search/levels.ts';
import { createStore } from '../../lib/persisted-store.ts';

/** Level of bots unless another one is chosen. */
export const lastLevel = createStore<Level>(
  'paddock.level',
  (text) => (isLevel(text) ? text : 'fair'),
  (level) => level,
);

function namesFrom(text: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Names of the last people at this screen, in the order of their seats. */
export const lastPeople = createStore<readonly string[]>(
  'paddock.people',
  namesFrom,
  JSON.stringify,
);

/** Whether bots move as soon as everything has been shown, without a human-like pause. */
export const areBotsQuick = createStore<boolean>(
  'paddock.quickBots',
  (text) => text === 'yes',
  (areQuick) => (areQuick ? 'yes' : ''),
);
