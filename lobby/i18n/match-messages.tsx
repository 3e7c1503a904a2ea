import type { ChatMessages } from './en/chat.ts';
import type { ConsensusMessages } from './en/consensus.ts';
import type { InviteMessages } from './en/invite.ts';
import type { NotificationsMessages } from './en/notifications.ts';
import { createMessages } from './messages.tsx';

/** Provides the text around the players' chat lines. */
export const {
  Provider: ChatText,
  useWords: useChatText,
  prepare: prepareChatText,
} = createMessages<ChatMessages>('ChatText', (language) => import(`./${language}/chat.ts`));

/** Provides the text for absence, resigning and rematches. */
export const { Provider: ConsensusText, useWords: useConsensusText } =
  createMessages<ConsensusMessages>(
    'ConsensusText',
    (language) => import(`./${language}/consensus.ts`),
    null,
  );

/** Provides the text for sharing a link. */
export const { Provider: InviteText, useWords: useInviteText } = createMessages<InviteMessages>(
  'InviteText',
  (language) => import(`./${language}/invite.ts`),
);

/** Provides the text for sounds and notifications. */
export const { Provider: NotificationsText, useWords: useNotificationsText } =
  createMessages<NotificationsMessages>(
    'NotificationsText',
    (language) => import(`./${language}/notifications.ts`),
    <span className="header-button" />,
  );
