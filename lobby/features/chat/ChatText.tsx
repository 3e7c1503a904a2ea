import type { Language } from '../../../games/kit/language.ts';
import { chosenLanguage } from '../../app/settings.ts';
import { createMessages } from '../../i18n/createMessages.tsx';
import type { ChatMessages } from '../../i18n/en/chat.ts';

const load = (language: Language): Promise<{ readonly text: ChatMessages }> =>
  import(`../../i18n/${language}/chat.ts`);

// Loaded with the panel, which may be opened after the connection is lost.
load(chosenLanguage.get()).catch(() => {});

/** Provides the text around the players' chat lines. */
export const { Provider: ChatText, useWords: useChatText } = createMessages<ChatMessages>(
  'ChatText',
  load,
);
