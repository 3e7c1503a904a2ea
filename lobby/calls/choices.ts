import { keep } from '../kept.ts';

/** Of the slider, in percent. */
const usualVolume = 60;

function volumeFrom(text: string | null): number {
  const isVolume = text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100;
  return isVolume ? Number(text) : usualVolume;
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
export const soundIsOn = keep<boolean>('paddock.sound', (text) => text !== 'off', onOrOff);

/** How loud they are, from 0 to 100. */
export const soundVolume = keep<number>('paddock.volume', volumeFrom, String);

/** Whether a table shows notifications while its tab is in the background. */
export const notificationsAreOn = keep<boolean>(
  'paddock.notifications',
  (text) => text === 'on',
  onOrOff,
);

/** The tables that call this device though their pages are closed. */
export const callingTables = keep<readonly string[]>('paddock.calls', idsFrom, JSON.stringify);

/** Notes that a table calls this device, or doesn't any more. */
export function noteCalling(matchID: string, isCalling: boolean): void {
  const others = callingTables.get().filter((id) => id !== matchID);
  if (!isCalling && others.length === callingTables.get().length) return;
  callingTables.set(isCalling ? [...others, matchID] : others);
}
