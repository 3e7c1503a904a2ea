/** Panels around a board, for pages and boards of other developers: without words of their own, and without styles. */
import type { ReactElement } from 'react';
import { type LogEntry, readLog, worthReading } from '../../log.ts';
import type { Result } from '../../result.ts';
import type { GameText, NameOf } from '../../text.ts';

/** Props of a match's log. */
export interface LogProps<Event> {
  /** boardgame.io's log, as its client passes it to boards. */
  readonly log: readonly LogEntry[] | undefined;
  /** Words of the game, from `paddock-games/<game>/locales/<language>`. */
  readonly text: Pick<GameText<Event>, 'describeEvent'>;
  readonly nameOf: NameOf;
  /**
   * Number of events to list, so that events that a board has yet to show stay hidden (`onPlayback`). Defaults to all.
   */
  readonly shown?: number | undefined;
}

/**
 * Component that shows a match in words, the newest line last. Each line has `data-begins-part`, which is true if it
 * begins a turn or a stage.
 */
export type LogOf<Event> = (props: LogProps<Event>) => ReactElement;

/** Predicates for events of a game's log: whether one begins a section, and whether it is transient. */
interface LogParts {
  readonly isTransient: (event: unknown) => boolean;
  readonly startsSection: (event: unknown) => boolean;
}

/** Creates the log component of a game. */
export function logOf<Event>({ isTransient, startsSection }: LogParts): LogOf<Event> {
  return function Log({ log, text, nameOf, shown }) {
    const events = readLog<Event>(log).slice(0, shown);
    const lines = events.map(({ event }, index) => ({ event, index }));
    const worth = worthReading(lines, ({ event }) => isTransient(event));
    return (
      <ol className="paddock-log">
        {worth.map(({ event, index }) => {
          const sentence = text.describeEvent(event, nameOf);
          if (sentence === '') return null;
          return (
            <li key={index} data-begins-part={startsSection(event)}>
              {sentence}
            </li>
          );
        })}
      </ol>
    );
  };
}

/** Props of the ranking. */
export interface RankingProps {
  /** Result of the match: boardgame.io's `ctx.gameover`. */
  readonly result: Result;
  /** Words of the game, from `paddock-games/<game>/locales/<language>`. */
  readonly text: Pick<GameText, 'score'>;
  readonly nameOf: NameOf;
}

/** Renders the ranking, the best place first, with each player's score in games where players count one. */
export function Ranking({ result, text, nameOf }: RankingProps) {
  return (
    <ol className="paddock-ranking">
      {result.ranking.map(({ playerID, place, score }) => (
        <li key={playerID} value={place}>
          <bdi>{nameOf(playerID)}</bdi>
          {text.score && <> {text.score(score)}</>}
        </li>
      ))}
    </ol>
  );
}
