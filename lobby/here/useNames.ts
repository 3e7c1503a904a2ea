import { useMemo } from 'react';
import type { NameOf } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { shownNames } from '../table/names.ts';
import { useHereText } from './HereText.tsx';
import type { HereSeat } from './match.ts';

/** The names at this screen as they are shown. Who gave none is a guest if alone, and else called by the seat. */
export function useNames(seats: readonly HereSeat[]): NameOf {
  const { text, formats } = useText();
  const here = useHereText();
  return useMemo(() => {
    const isAlone = seats.filter(({ bot }) => bot === null).length === 1;
    const seatName = (playerID: string) => text.table.seat(formats.number(Number(playerID) + 1));
    const sitting = seats.map(({ name, bot }, index) => {
      const playerID = String(index);
      const nameless = isAlone ? here.guest : seatName(playerID);
      return { playerID, name: name === '' ? nameless : name, isConnected: true, bot };
    });
    const names = shownNames(sitting);
    return (playerID) => names.get(playerID) ?? seatName(playerID);
  }, [seats, text, here, formats]);
}
