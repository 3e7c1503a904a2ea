import type { LogEntry } from 'boardgame.io';
import type { GameModule } from '../../../../games/index.ts';
import { readLog, worthReading } from '../../../../games/kit/log.ts';
import type { GameText, NameOf } from '../../../../games/kit/text.ts';

/** One line of the log. */
export interface ToldEvent {
  readonly key: string;
  /** The state before it: rises from move to move. */
  readonly stateID: number;
  readonly sentence: string;
  /** The seat it is about; null: nobody's, such as the beginning of a turn. */
  readonly playerID: string | null;
  /** Whether a new turn or stage begins with it. */
  readonly startsSection: boolean;
  /** Whether it happened at the table rather than in the game. */
  readonly isOfTable: boolean;
  /** Whether it is a detail of what the same move did first. */
  readonly isDetail: boolean;
  /** Whether a bot decided it that stood in for a person. */
  readonly isByBot: boolean;
}

function hasField<Name extends string>(
  event: unknown,
  name: Name,
): event is Readonly<Record<Name, unknown>> {
  return typeof event === 'object' && event !== null && name in event;
}

type Tell = (event: unknown, nameOf: NameOf) => string;

/** Tells what these texts can tell; other rules may have cards and words that are unknown here. */
function asFarAsKnown(tell: Tell): Tell {
  return (event, nameOf) => {
    try {
      return tell(event, nameOf);
    } catch {
      return '';
    }
  };
}

/**
 * The log in words. What is of interest only until something else happens is left out once it has, and of a match of
 * other rules what can't be told.
 */
export function tellLog(
  log: readonly LogEntry[],
  {
    gameText,
    nameOf,
    isTransient,
    startsSection,
    isDetail = () => false,
    shown = Number.POSITIVE_INFINITY,
    hasOtherRules = false,
  }: {
    readonly gameText: GameText;
    readonly nameOf: NameOf;
    readonly isTransient: GameModule['isTransient'];
    readonly startsSection: GameModule['startsSection'];
    readonly isDetail?: GameModule['isDetail'];
    /** How many events have been seen to happen; left out: all. */
    readonly shown?: number;
    readonly hasOtherRules?: boolean;
  },
): readonly ToldEvent[] {
  // The lobby knows no game: what a game logs, its own text can tell.
  const tellOwn = gameText.tell as Tell;
  const tell = hasOtherRules ? asFarAsKnown(tellOwn) : tellOwn;
  const events = readLog(log)
    .slice(0, shown)
    .map((logged, index) => ({ ...logged, index }));
  const told = worthReading(events, ({ event }) => isTransient(event)).map(
    ({ event, stateID, index }) => ({
      key: `${stateID}-${index}`,
      stateID,
      sentence: tell(event, nameOf),
      playerID: hasField(event, 'playerID') ? String(event.playerID) : null,
      startsSection: startsSection(event),
      isOfTable: false,
      isDetail: isDetail(event),
      isByBot: false,
    }),
  );
  return told.filter(({ sentence }) => sentence !== '');
}
