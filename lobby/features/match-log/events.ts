import type { LogEntry } from 'boardgame.io';
import type { GameModule } from '../../../games/index.ts';
import { readLog, worthReading } from '../../../games/kit/log.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';

/** One line of the log. */
export interface DescribedEvent {
  readonly key: string;
  /** Number of the state before the event; it rises from move to move. */
  readonly stateID: number;
  readonly sentence: string;
  /** Player ID that the event is about; null for none, as at the beginning of a turn. */
  readonly playerID: string | null;
  /** Whether it begins a new turn or stage. */
  readonly startsSection: boolean;
  /** Whether it is an event of the table rather than of the game. */
  readonly isOfTable: boolean;
  /** Whether it is a detail of its move's first event. */
  readonly isDetail: boolean;
  /** Whether a bot decided it in place of a player. */
  readonly isByBot: boolean;
}

function hasField<Name extends string>(
  event: unknown,
  name: Name,
): event is Readonly<Record<Name, unknown>> {
  return typeof event === 'object' && event !== null && name in event;
}

type Describe = (event: unknown, nameOf: NameOf) => string;

/** Formats the events that the texts know. Matches of other rules versions may have unknown ones. */
function asFarAsKnown(describe: Describe): Describe {
  return (event, nameOf) => {
    try {
      return describe(event, nameOf);
    } catch {
      return '';
    }
  };
}

/**
 * Formats the log. Transient events are left out once another one has happened, and so are events of other rules
 * versions that cannot be formatted.
 */
export function describeLog(
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
    /** Number of events that playback has shown. Defaults to all. */
    readonly shown?: number;
    readonly hasOtherRules?: boolean;
  },
): readonly DescribedEvent[] {
  // A game's own text formats whatever that game logs.
  const describeOwn = gameText.describeEvent as Describe;
  const describe = hasOtherRules ? asFarAsKnown(describeOwn) : describeOwn;
  const events = readLog(log)
    .slice(0, shown)
    .map((logged, index) => ({ ...logged, index }));
  const told = worthReading(events, ({ event }) => isTransient(event)).map(
    ({ event, stateID, index }) => ({
      key: `${stateID}-${index}`,
      stateID,
      sentence: describe(event, nameOf),
      playerID: hasField(event, 'playerID') ? String(event.playerID) : null,
      startsSection: startsSection(event),
      isOfTable: false,
      isDetail: isDetail(event),
      isByBot: false,
    }),
  );
  return told.filter(({ sentence }) => sentence !== '');
}
