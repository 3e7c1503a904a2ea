import type { DeviceMessages } from './en/devices.ts';
import type { PrivacyMessages } from './en/privacy.ts';
import { createMessages } from './messages.tsx';

/** Provides the text for transferring seats to another device. */
export const { Provider: DeviceText, useWords: useDeviceText } = createMessages<DeviceMessages>(
  'DeviceText',
  (language) => import(`./${language}/devices.ts`),
);

/** Provides the text for privacy and reports. */
export const { Provider: PrivacyText, useWords: usePrivacyText } = createMessages<PrivacyMessages>(
  'PrivacyText',
  (language) => import(`./${language}/privacy.ts`),
);
