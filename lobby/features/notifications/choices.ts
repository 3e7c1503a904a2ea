import { createStore } from '../../lib/persisted-store.ts';

/** Position of the slider, in percent. */
const defaultVolume = 60;

function volumeFrom(text: string | null): number {
  const isVolume = text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100;
  return isVolume ? Number(text) : defaultVolume;
}

function idsFrom(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Whether tables make sounds. */
export const soundIsOn = createStore<boolean>('paddock.sound', (text) => text !== 'off', onOrOff);

/** Volume of the sounds, from 0 to 100. */
export const soundVolume = createStore<number>('paddock.volume', volumeFrom, String);

/** Whether a table shows notifications while its tab is in the background. */
export const notificationsAreOn = createStore<boolean>(
  'paddock.notifications',
  (text) => text === 'on',
  onOrOff,
);

/** Tables that send notifications to this device while their pages are closed. */
export const notifyingTables = createStore<readonly string[]>(
  'paddock.calls',
  idsFrom,
  JSON.stringify,
);

/** Stores whether a table sends notifications to this device. */
export function noteNotifying(matchID: string, isCalling: boolean): void {
  const others = notifyingTables.get().filter((id) => id !== matchID);
  if (!isCalling && others.length === notifyingTables.get().length) return;
  notifyingTables.set(isCalling ? [...others, matchID] : others);
}
