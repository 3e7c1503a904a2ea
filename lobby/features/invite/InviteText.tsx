import { createMessages } from '../../i18n/createMessages.tsx';
import type { InviteMessages } from '../../i18n/en/invite.ts';

/** Provides the text for sharing a link. */
export const { Provider: InviteText, useWords: useInviteText } = createMessages<InviteMessages>(
  'InviteText',
  (language): Promise<{ readonly text: InviteMessages }> =>
    import(`../../i18n/${language}/invite.ts`),
);
