import { useMemo } from 'react';
import type { Level } from '../../games/kit/search/levels.ts';
import type { NameOf } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { shownNames } from './seat-names.ts';

/** Returns the names to show at a table. A player without a name is "Guest" if alone, and else named after the seat. */
export function useSeatNames(
  seats: readonly { readonly name: string; readonly bot: Level | null }[],
): NameOf {
  const { text, formats } = useText();
  return useMemo(() => {
    const isAlone = seats.filter(({ bot }) => bot === null).length === 1;
    const seatName = (playerID: string) => text.seat(formats.number(Number(playerID) + 1));
    const sitting = seats.map(({ name, bot }, index) => {
      const playerID = String(index);
      const nameless = isAlone ? text.guest : seatName(playerID);
      return { playerID, name: name === '' ? nameless : name, bot };
    });
    const names = shownNames(sitting);
    return (playerID) => names.get(playerID) ?? seatName(playerID);
  }, [seats, text, formats]);
}
