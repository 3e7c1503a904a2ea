import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import type { Considered } from '../../../games/kit/search/estimates.ts';
import { useAnalysisText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { Alternatives } from './analyse-match.ts';
import type { EstimatedProps } from './estimated-props.ts';
import type { DescribeMove } from './move-words.ts';
import { useShareWords } from './useShareWords.ts';

function isSame(one: Considered['move'], other: Considered['move'] | undefined): boolean {
  return one.move === other?.move && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** Minimum share of the bot's thinking for its favourite, below which shares are not shown. */
const minTelling = 0.2;

/** Shows what the bot would have tried at a position, in the place of the seat that moved there. */
export function AlternativesAt({
  replay,
  moves,
  alternatives,
  nameOf,
  describeMove,
  at,
}: Pick<EstimatedProps, 'nameOf' | 'at'> &
  Pick<MatchRecord, 'moves'> & {
    readonly replay: Pick<Replay, 'stateAt'>;
    /** Null if there was nothing to decide. Undefined if not known yet. */
    readonly alternatives: Alternatives | null | undefined;
    readonly describeMove: DescribeMove;
  }) {
  const { formats } = useText();
  const words = useAnalysisText();
  const { percent } = useShareWords();
  const played = moves[at];
  if (!played) return null;
  if (alternatives === undefined) return <p className="estimates-help">{words.thinking}</p>;
  if (alternatives === null) return <p className="estimates-help">{words.noChoice}</p>;
  const { seat } = alternatives;
  // If many moves were examined alike, their shares of the thinking say nothing.
  const isThoughtTelling = alternatives.moves.some(({ thought }) => thought >= minTelling);
  return (
    <>
      <h3>{words.wouldTry(formats.number(at + 1), nameOf(seat))}</h3>
      <ol className="estimates-tried">
        {alternatives.moves.map(({ move, estimate, thought }) => (
          <li key={JSON.stringify(move)} data-played={isSame(move, played)}>
            <span>{describeMove({ state: replay.stateAt(at), seat, move, nameOf })}</span>
            <b>{words.chance(percent(estimate))}</b>
            {isThoughtTelling && <small>{words.thought(percent(thought))}</small>}
            {isSame(move, played) && <em>{words.played}</em>}
          </li>
        ))}
      </ol>
    </>
  );
}
