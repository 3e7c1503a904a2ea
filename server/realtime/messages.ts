import type { ActionShape } from 'boardgame.io';
import { phraseWords } from '../../protocol/phrase-words.ts';
import { maxChatLine, type Phrase, phrases } from '../../protocol/tables.ts';
import { seatKey } from '../domain/credentials.ts';
import { sanitized } from '../domain/sanitize-text.ts';
import { isID } from '../lib/ids.ts';

/*
 * Messages of clients, in the format of boardgame.io's own client. Clients can send anything: these functions return
 * copies that were checked piece by piece, or undefined if a message is invalid. Of credentials only the key is passed
 * on.
 */

export interface UpdateMessage {
  readonly action: ActionShape.MakeMove;
  readonly stateID: number;
  readonly matchID: string;
  readonly playerID: string;
  readonly key: string;
}

export interface SyncMessage {
  readonly matchID: string;
  /** Null for a spectator. */
  readonly playerID: string | null;
  readonly key: string;
}

export interface ChatMessage {
  readonly matchID: string;
  readonly playerID: string;
  readonly key: string;
  readonly id: string;
  readonly text: string;
  /** Null if the text was typed. */
  readonly phrase: Phrase | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether credentials are well-formed. Missing ones are wrong, but don't make the message invalid. */
const isCredentials = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || value === '' || isID(value);

const keyOf = (credentials: string | null | undefined) => seatKey(credentials ?? '');

/**
 * Maximum length of a move's arguments as JSON: more than any move of ours needs, and too little for a nesting too deep
 * to send.
 */
const maxArguments = 1000;

/** Returns a copy of a move's arguments as plain JSON, since they go into the log. Undefined if they are invalid. */
function argumentsFrom(args: unknown): readonly unknown[] | undefined {
  if (args === undefined) return [];
  if (!Array.isArray(args)) return undefined;
  try {
    const text = JSON.stringify(args);
    return text.length <= maxArguments ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // nested too deeply
  }
}

function moveFrom(
  type: unknown,
  args: unknown,
  playerID: string,
  moveNames: readonly string[],
): ActionShape.MakeMove | undefined {
  if (typeof type !== 'string' || !moveNames.includes(type)) return undefined;
  const plainArguments = argumentsFrom(args);
  if (!plainArguments) return undefined;
  return { type: 'MAKE_MOVE', payload: { type, args: plainArguments, playerID } };
}

/** Returns a move of this game: players may send no other action. Undefined if the message is invalid. */
export function updateMessageFrom(
  [action, stateID, matchID, playerID]: readonly unknown[],
  moveNames: readonly string[],
): UpdateMessage | undefined {
  if (!isFields(action) || !isFields(action.payload)) return undefined;
  const { payload } = action;
  if (!Number.isSafeInteger(stateID) || !isID(matchID) || !isID(playerID)) return undefined;
  if (payload.playerID !== playerID || !isCredentials(payload.credentials)) return undefined;
  if (action.type !== 'MAKE_MOVE') return undefined;
  const move = moveFrom(payload.type, payload.args, playerID, moveNames);
  const key = keyOf(payload.credentials);
  return move && { action: move, stateID: Number(stateID), matchID, playerID, key };
}

export function syncMessageFrom([matchID, playerID, credentials]: readonly unknown[]):
  | SyncMessage
  | undefined {
  if (!isID(matchID) || !isCredentials(credentials)) return undefined;
  if (playerID === undefined || playerID === null) {
    return { matchID, playerID: null, key: '' };
  }
  return isID(playerID) ? { matchID, playerID, key: keyOf(credentials) } : undefined;
}

/** Returns the content of a chat message: a text, or the key of a phrase. Undefined if it is invalid. */
function wordsFrom(payload: unknown): Pick<ChatMessage, 'text' | 'phrase'> | undefined {
  if (typeof payload === 'string') {
    const text = sanitized(payload, maxChatLine);
    return text === undefined ? undefined : { text, phrase: null };
  }
  if (!isFields(payload)) return undefined;
  const phrase = phrases.find((each) => each === payload.phrase);
  return phrase && { text: phraseWords[phrase], phrase };
}

export function chatMessageFrom([matchID, message, credentials]: readonly unknown[]):
  | ChatMessage
  | undefined {
  if (!isID(matchID) || !isFields(message) || !isCredentials(credentials)) return undefined;
  const { id, sender, payload } = message;
  const words = wordsFrom(payload);
  if (!isID(id) || !isID(sender) || !words) return undefined;
  return { matchID, playerID: sender, key: keyOf(credentials), id, ...words };
}
