import type { LogEntry } from 'boardgame.io';
import type { GameModule } from '../../games/index.ts';
import { readLog } from '../../games/kit/log.ts';
import type { GameText, NameOf } from '../../games/kit/text.ts';

/** One line of the log. */
export interface ToldEvent {
  readonly key: string;
  /** The state it led to: rises from move to move. */
  readonly stateID: number;
  readonly sentence: string;
  /** The seat it is about; null: nobody's, such as the beginning of a turn. */
  readonly playerID: string | null;
  /** Whether a new turn or stage begins with it. */
  readonly beginsPart: boolean;
}

function hasField<Name extends string>(
  event: unknown,
  name: Name,
): event is Readonly<Record<Name, unknown>> {
  return typeof event === 'object' && event !== null && name in event;
}

/** The log in words. What is of interest only until something else happens is left out once it has. */
export function tellLog(
  log: readonly LogEntry[],
  {
    gameText,
    nameOf,
    isFleeting,
    beginsPart,
  }: {
    readonly gameText: GameText;
    readonly nameOf: NameOf;
    readonly isFleeting: GameModule['isFleeting'];
    readonly beginsPart: GameModule['beginsPart'];
  },
): readonly ToldEvent[] {
  // The lobby knows no game: what a game logs, its own text can tell.
  const tell = gameText.tell as (event: unknown, nameOf: NameOf) => string;
  const events = readLog(log).map((logged, index) => ({ ...logged, index }));
  const lasting = events.findLastIndex(({ event }) => !isFleeting(event));
  const worthTelling = events.filter(({ event }, at) => at > lasting || !isFleeting(event));
  return worthTelling.map(({ event, stateID, index }) => ({
    key: `${stateID}-${index}`,
    stateID,
    sentence: tell(event, nameOf),
    playerID: hasField(event, 'playerID') ? String(event.playerID) : null,
    beginsPart: beginsPart(event),
  }));
}
