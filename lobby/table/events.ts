import type { LogEntry } from 'boardgame.io';
import { readLog } from '../../games/kit/log.ts';
import type { GameText, NameOf } from '../../games/kit/text.ts';

/** One line of the log. */
export interface ToldEvent {
  readonly key: string;
  readonly sentence: string;
  /** The seat it is about; null: nobody's, such as the beginning of a turn. */
  readonly playerID: string | null;
  /** Whether a new turn begins with it. */
  readonly startsTurn: boolean;
}

function hasField<Name extends string>(
  event: unknown,
  name: Name,
): event is Readonly<Record<Name, unknown>> {
  return typeof event === 'object' && event !== null && name in event;
}

/** The log in words. */
export function tellLog(
  log: readonly LogEntry[],
  gameText: GameText,
  nameOf: NameOf,
): readonly ToldEvent[] {
  // The lobby knows no game: what a game logs, its own text can tell.
  const tell = gameText.tell as (event: unknown, nameOf: NameOf) => string;
  return readLog(log).map(({ event, stateID }, index) => ({
    key: `${stateID}-${index}`,
    sentence: tell(event, nameOf),
    playerID: hasField(event, 'playerID') ? String(event.playerID) : null,
    startsTurn: hasField(event, 'turn') && !hasField(event, 'playerID'),
  }));
}
