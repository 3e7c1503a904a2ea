import { createMessages } from '../../i18n/createMessages.tsx';
import type { DeviceMessages } from '../../i18n/en/devices.ts';

/** Provides the text for transferring seats to another device. */
export const { Provider: DeviceText, useWords: useDeviceText } = createMessages<DeviceMessages>(
  'DeviceText',
  (language): Promise<{ readonly text: DeviceMessages }> =>
    import(`../../i18n/${language}/devices.ts`),
);
