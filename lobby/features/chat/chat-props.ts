import type { Dispatch, SetStateAction } from 'react';
import type { ChatLine, Phrase } from '../../../protocol/tables.ts';

/** Chat message: a string or the key of a quick message. */
export type Words = string | { readonly phrase: Phrase };

/** Sends a chat message; resolves to whether it was delivered. */
export type Say = (words: Words) => Promise<boolean>;

/** Shows the chat of a table and the form to write in it. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** Number of lines from others since the page was opened. */
  readonly newLines: number;
  /** The last of them, or null. */
  readonly newestLine: ChatLine | null;
  /** Undefined for a spectator, who cannot write. */
  readonly say: Say | undefined;
  /** Draft of a message. The table's page stores it, so that no change of views loses it. */
  readonly draft: string;
  readonly onDraft: Dispatch<SetStateAction<string>>;
}
