/** What stands around a board, for pages and boards of one's own: without words, and without styles. */
import type { LogEntry } from 'boardgame.io';
import type { ReactElement } from 'react';
import { readLog, worthReading } from '../../log.ts';
import type { Result } from '../../result.ts';
import type { GameText, NameOf } from '../../text.ts';

/** What the log of a race is given. */
export interface LogProps<Event> {
  /** boardgame.io's log, as boards are given it. */
  readonly log: readonly LogEntry[] | undefined;
  /** The words of the game: of `paddock/<game>/locales`. */
  readonly text: Pick<GameText<Event>, 'tell'>;
  readonly nameOf: NameOf;
  /** So many events only: what a board has yet to show stays untold (`onPlayback`). Left out: all. */
  readonly shown?: number | undefined;
}

/** The race in words, the newest line last; each line that begins a turn or a stage has `data-begins-part`. */
export type LogOf<Event> = (props: LogProps<Event>) => ReactElement;

/** Which events of a game's log begin a part, and which are soon of no interest. */
interface LogParts {
  readonly isTransient: (event: unknown) => boolean;
  readonly startsSection: (event: unknown) => boolean;
}

/** Makes the log of a game. */
export function logOf<Event>({ isTransient, startsSection }: LogParts): LogOf<Event> {
  return function Log({ log, text, nameOf, shown }) {
    const events = readLog<Event>(log).slice(0, shown);
    const lines = events.map(({ event }, index) => ({ event, index }));
    const worth = worthReading(lines, ({ event }) => isTransient(event));
    return (
      <ol className="paddock-log">
        {worth.map(({ event, index }) => {
          const sentence = text.tell(event, nameOf);
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

/** What the rules are given. */
export interface RulesProps {
  /** The words of the game: of `paddock/<game>/locales`. */
  readonly text: Pick<GameText, 'rules'>;
  /** Of the sections, by what stands over the whole; left out: `h2`. */
  readonly headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

/** The rules in sections. Each has the `id` that it has in the words, after `rules-`, and takes the focus. */
export function Rules({ text, headingLevel: Heading = 'h2' }: RulesProps) {
  return (
    <div className="paddock-rules">
      {text.rules.map(({ id, heading, body }) => (
        <section key={id} id={`rules-${id}`} tabIndex={-1}>
          <Heading>{heading}</Heading>
          {body.map((part) => {
            if (typeof part === 'string') return <p key={part}>{part}</p>;
            const lines = part.map((line) => <li key={line}>{line}</li>);
            return <ul key={part.join()}>{lines}</ul>;
          })}
        </section>
      ))}
    </div>
  );
}

/** What the ranking is given. */
export interface RankingProps {
  /** How the match ended: boardgame.io's `ctx.gameover`. */
  readonly result: Result;
  /** The words of the game: of `paddock/<game>/locales`. */
  readonly text: Pick<GameText, 'score'>;
  readonly nameOf: NameOf;
}

/** Who came where, the best first, with what the place was won with where players count it. */
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
