import type { Server } from 'boardgame.io';
import { longestName } from '../protocol.ts';
import { RequestError } from '../request-error.ts';
import { seatDataOf } from '../tables/seat-data.ts';

/** All but the two joiners (U+200C, U+200D), which some scripts and emoji are written with. */
const controlCharacter = /(?!\u200C|\u200D)[\p{Cc}\p{Cf}]/u;
/** Fillers and the empty Braille pattern (U+2800) count as letters and symbols, but show nothing. */
const visibleCharacter = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

function whyNoName(name: string): string | null {
  if (controlCharacter.test(name)) return 'A name must not have control characters in it.';
  if (name.length > longestName || !visibleCharacter.test(name)) {
    return `A name must be a text of 1 to ${longestName} characters, one of them visible.`;
  }
  return null;
}

/** The name with single spaces and none around it; anything that is no name is a RequestError. */
export function checkedName(name: unknown): string {
  if (typeof name !== 'string') throw new RequestError(400, 'A name must be a text.');
  const tidy = name.replace(/\s+/g, ' ').trim();
  const fault = whyNoName(tidy);
  if (fault !== null) throw new RequestError(400, fault);
  return tidy;
}

type Players = Server.MatchData['players'];

/**
 * What is stored of the seats: names checked, nothing of who is connected, and of the free `data` that boardgame.io's
 * API takes what is ours alone: everybody is sent it with every change.
 */
export function checkedPlayers(players: Players): Players {
  return Object.fromEntries(
    Object.entries(players).map(([playerID, seat]) => {
      const { id, name, credentials } = seat;
      const data = seatDataOf(seat);
      return [
        playerID,
        {
          id,
          ...(name !== undefined && name !== null && { name: checkedName(name) }),
          ...(credentials !== undefined && { credentials }),
          ...(Object.keys(data).length > 0 && { data }),
        },
      ];
    }),
  );
}
