import type { ChatMessage } from 'boardgame.io';
import type { ChatLine } from '../../../protocol/tables.ts';

/** The chat as a page shows it. */
export interface ShownChat {
  readonly chat: readonly ChatLine[];
  /** Number of chat lines from others since the page was opened. */
  readonly newLines: number;
  /** The last of them, or null. */
  readonly newestLine: ChatLine | null;
}

/** Returns the chat with those lines added that are new. */
export function chatWith(
  chat: readonly ChatLine[],
  lines: readonly ChatLine[],
): readonly ChatLine[] {
  const known = new Set(chat.map(({ id }) => id));
  return [...chat, ...lines.filter(({ id }) => !known.has(id))].sort((a, b) => a.sentAt - b.sentAt);
}

/** Converts a boardgame.io chat message, with our server's payload, to a chat line. */
function lineOf({ id, sender, payload }: ChatMessage): ChatLine {
  const said = payload as Pick<ChatLine, 'name' | 'text' | 'phrase' | 'sentAt'>;
  return { id, playerID: sender === '' ? null : sender, ...said };
}

/** The chat of a match: what the server has sent of it, and the lines from here that it has not confirmed yet. */
export class MatchChat {
  readonly #matchID: string;
  readonly #playerID: string | null;
  #shown: ShownChat = { chat: [], newLines: 0, newestLine: null };
  /** Calls back with whether the server has confirmed a line, by its ID. */
  readonly #unconfirmed = new Map<string, (isConfirmed: boolean) => void>();
  /** Returns which chat lines are muted in this browser; none until that is loaded. */
  #mutedAmong: (lines: readonly ChatLine[]) => (line: ChatLine) => boolean = () => () => false;
  /** Whether the connection has broken since the server sent the chat. */
  #isBroken = false;
  /** Whether the chat was received before. New lines in a later one were missed. */
  #hasHistory = false;

  /** `playerID` is null for a spectator. */
  constructor(matchID: string, playerID: string | null) {
    this.#matchID = matchID;
    this.#playerID = playerID;
  }

  get shown(): ShownChat {
    return this.#shown;
  }

  /** Loads which players are muted. Without that, all lines are counted. */
  async loadMuted(): Promise<void> {
    const { mutedAmong } = await import('../../lib/muted-players.ts');
    this.#mutedAmong = (lines) => mutedAmong(this.#matchID, lines);
  }

  /** Notes a line that was sent; resolves to whether the server confirmed it. */
  sent(id: string): Promise<boolean> {
    return new Promise((resolve) => this.#unconfirmed.set(id, resolve));
  }

  /** Notes that the server refused a line. Answers arrive in order, without the ID. */
  refused(): void {
    const [oldest] = this.#unconfirmed.keys();
    if (oldest !== undefined) this.#settle(oldest, false);
  }

  /** Notes that the connection has broken. */
  broken(): void {
    this.#isBroken = true;
  }

  take(message: ChatMessage): void {
    const line = lineOf(message);
    this.#show(chatWith(this.#shown.chat, [line]), [line]);
    this.#settle(line.id, true);
  }

  /** Takes the whole chat, which the server sends after each connection. */
  takeHistory(lines: readonly ChatLine[]): void {
    const known = new Set(this.#shown.chat.map(({ id }) => id));
    // Lines from before the page was opened are not new; missed ones are.
    const missed = this.#hasHistory ? lines.filter(({ id }) => !known.has(id)) : [];
    this.#hasHistory = true;
    this.#show(chatWith([], lines), missed);
    for (const { id } of lines) this.#settle(id, true);
    if (!this.#isBroken) return;
    // Messages under way when the connection broke have not arrived.
    for (const id of [...this.#unconfirmed.keys()]) this.#settle(id, false);
    this.#isBroken = false;
  }

  #settle(id: string, isConfirmed: boolean): void {
    this.#unconfirmed.get(id)?.(isConfirmed);
    this.#unconfirmed.delete(id);
  }

  /** Shows the chat, and counts its new lines from others that are not muted. */
  #show(chat: readonly ChatLine[], added: readonly ChatLine[]): void {
    const { chat: known, newLines, newestLine } = this.#shown;
    // Known lines tell who is muted, though the server may not send them any more.
    const isMuted = this.#mutedAmong([...known, ...added]);
    const heard = added.filter((line) => line.playerID !== this.#playerID && !isMuted(line));
    this.#shown = {
      chat,
      newLines: newLines + heard.length,
      newestLine: heard.at(-1) ?? newestLine,
    };
  }
}
