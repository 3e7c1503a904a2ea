import type { Dispatch, SetStateAction } from 'react';
import type { ChatLine } from '../../../protocol/tables.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { Words } from './connection/connection.ts';

/** Says something to the table; whether it has been heard there. */
export type Say = (words: Words) => Promise<boolean>;

/** Shows the chat of a table and the form to write in it. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** Number of lines that others have said since the page was opened. */
  readonly newLines: number;
  /** The last of them; null: none. */
  readonly newestLine: ChatLine | null;
  /** undefined: this page only watches, and can't write. */
  readonly say: Say | undefined;
  /** What is being written; kept by the room, so that no change of its views loses it. */
  readonly draft: string;
  readonly onDraft: Dispatch<SetStateAction<string>>;
}

/** Has the chat come before it is opened. */
export const loadChat = async () => (await import('../chat/ChatRoom.tsx')).ChatRoom;

/** What the players say to each other. */
export const ChatPanel = lazyComponent<Omit<Chat, 'newLines' | 'newestLine'>>(
  loadChat,
  <Loading />,
);

/** Shows a new message to a player who doesn't see the chat. */
export const ChatNotice = lazyComponent(
  async () => (await import('../chat/ChatNotice.tsx')).ChatNotice,
  null,
);
