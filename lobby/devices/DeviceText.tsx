import { wordsOf } from '../i18n/wordsOf.tsx';
import type { DeviceMessages } from './words/en.ts';

const words = wordsOf<DeviceMessages>(
  'DeviceText',
  (language): Promise<{ readonly text: DeviceMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said where seats go to another device to everything inside. */
export const DeviceText = words.Provider;

/** Provides the text for transferring seats to another device. */
export const useDeviceText = words.useWords;
