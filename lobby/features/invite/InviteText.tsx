import { createMessages } from '../../i18n/createMessages.tsx';
import type { InviteMessages } from '../../i18n/en/invite.ts';

const words = createMessages<InviteMessages>(
  'InviteText',
  (language): Promise<{ readonly text: InviteMessages }> =>
    import(`../../i18n/${language}/invite.ts`),
);

/** Gives what is said where a link is to everything inside. */
export const InviteText = words.Provider;

/** Provides the text for sharing a link. */
export const useInviteText = words.useWords;
