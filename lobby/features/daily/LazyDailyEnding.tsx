import { chosenLanguage } from '../../app/settings.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The link to the results of a challenge, with its text. */
export const LazyDailyEnding = lazyComponent(async () => {
  const { DailyEnding, prepareDailyText } = await import('./DailyEnding.tsx');
  await prepareDailyText(chosenLanguage.get());
  return DailyEnding;
}, null);
