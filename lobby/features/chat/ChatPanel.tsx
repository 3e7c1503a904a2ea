import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { Chat } from './chat-props.ts';

/** Loads the chat before it is opened. */
export const loadChat = async () => (await import('./ChatRoom.tsx')).ChatRoom;

/** Shows the chat. */
export const ChatPanel = lazyComponent<Omit<Chat, 'newLines' | 'newestLine'>>(
  loadChat,
  <Loading />,
);

/** Shows a new message to a player who doesn't see the chat. */
export const ChatNotice = lazyComponent(
  async () => (await import('./ChatNotice.tsx')).ChatNotice,
  null,
);
