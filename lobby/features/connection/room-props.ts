import type { Dispatch, SetStateAction } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import type { TableAtHand } from '../../../protocol/tables.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import type { Say } from '../chat/chat-props.ts';
import type { MatchSnapshot } from './connection.ts';

/** Props that all views of a table share. */
export interface RoomProps {
  readonly table: TableAtHand;
  readonly game: CatalogGame;
  readonly gameText: GameText;
  readonly match: MatchSnapshot;
  /** Undefined for a spectator. */
  readonly seat: RememberedSeat | undefined;
  readonly nameOf: NameOf;
  readonly say: Say;
  /** Draft of a chat message. */
  readonly draft: string;
  readonly onDraft: Dispatch<SetStateAction<string>>;
  /** Opens the dialog about leaving. */
  readonly onLeave: () => void;
  /** Shows a spectator the free seats. Undefined if none is free. */
  readonly onTakeSeat: (() => void) | undefined;
}
