import type { Language } from '../../games/kit/language.ts';
import { wordsOf } from '../i18n/wordsOf.tsx';
import { chosenLanguage } from '../settings.ts';
import type { ChatMessages } from './words/en.ts';

const load = (language: Language): Promise<{ readonly text: ChatMessages }> =>
  import(`./words/${language}.ts`);

// Together with the panel, which may be opened only after the connection is lost.
load(chosenLanguage.get()).catch(() => {});

const words = wordsOf<ChatMessages>('ChatText', load);

/** Gives what is said around the players' lines to everything inside. */
export const ChatText = words.Provider;

/** Provides the text around the players' chat lines. */
export const useChatText = words.useWords;
