import { missingChromium } from '../browser/browser.ts';
import { startChromium } from './chromium.ts';
import { missingFirefox, startFirefox } from './firefox.ts';
import type { EngineKind } from './smoke.ts';
import { missingWebKit, startWebKit } from './webkit.ts';

export const chromiumKind: EngineKind = {
  name: 'Chromium',
  missing: missingChromium,
  start: startChromium,
};

export const firefoxKind: EngineKind = {
  name: 'Firefox',
  missing: missingFirefox,
  start: startFirefox,
};

export const webKitKind: EngineKind = {
  name: 'WebKit',
  missing: missingWebKit,
  start: startWebKit,
};
