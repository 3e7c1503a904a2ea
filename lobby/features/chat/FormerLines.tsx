import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { ChatLine } from '../../../protocol/tables.ts';
import { formerTable } from '../../app/navigation.ts';
import { fetchChat } from '../../lib/api.ts';
import { useSeats } from '../../lib/seats.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useChatText } from './ChatText.tsx';
import { Lines } from './Lines.tsx';

/** The chat of the match before this one. */
interface FormerChat {
  readonly matchID: string;
  readonly lines: readonly ChatLine[];
}

/** Returns the chat of the match that this one follows; null without one, or if this browser had no seat there. */
export function useFormerChat(): FormerChat | null {
  const [search] = useSearchParams();
  const matchID = search.get(formerTable);
  const seats = useSeats();
  const seat = matchID === null ? undefined : seats[matchID];
  const load = useCallback(async () => {
    if (matchID === null || !seat) return null;
    const chat = await fetchChat(seat.game, matchID, seat);
    return chat.ok && chat.value.lines.length > 0 ? { matchID, lines: chat.value.lines } : null;
  }, [matchID, seat]);
  return useLoaded(load).value;
}

/** Shows the chat of the match before, above that of this match. */
export function FormerLines({ matchID, lines }: FormerChat) {
  const words = useChatText();
  return (
    <>
      <h3 className="chat-part">{words.formerMatch}</h3>
      <Lines matchID={matchID} lines={lines} />
      <h3 className="chat-part">{words.thisMatch}</h3>
    </>
  );
}
