import { createMessages } from '../../i18n/createMessages.tsx';
import type { DeviceMessages } from '../../i18n/en/devices.ts';

const words = createMessages<DeviceMessages>(
  'DeviceText',
  (language): Promise<{ readonly text: DeviceMessages }> =>
    import(`../../i18n/${language}/devices.ts`),
);

/** Gives what is said where seats go to another device to everything inside. */
export const DeviceText = words.Provider;

/** Provides the text for transferring seats to another device. */
export const useDeviceText = words.useWords;
