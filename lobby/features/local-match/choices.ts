/** What was chosen last for matches in this browser: a proposal for the next one. */
import { isLevel, type Level } from '../../../games/kit/search/levels.ts';
import { createStore } from '../../lib/persisted-store.ts';

/** How strong bots are to be where nothing else is said. */
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

/** Who sat at this screen last, in the order of their seats. */
export const lastPeople = createStore<readonly string[]>(
  'paddock.people',
  namesFrom,
  JSON.stringify,
);

/** Whether bots move as soon as everything has been shown, and don't take their time as people do. */
export const areBotsQuick = createStore<boolean>(
  'paddock.quickBots',
  (text) => text === 'yes',
  (areQuick) => (areQuick ? 'yes' : ''),
);
