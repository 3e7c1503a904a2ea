export { lesson } from './lesson.ts';

/** The words of the lesson, each language loaded when it is needed. */
export const words = {
  en: () => import('../locales/tutorial/en.ts'),
  it: () => import('../locales/tutorial/it.ts'),
  fr: () => import('../locales/tutorial/fr.ts'),
  de: () => import('../locales/tutorial/de.ts'),
};
