import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useAnalysisText } from './AnalysisText.tsx';
import type { EstimatedProps } from './estimated-props.ts';
import { useShareWords } from './useShareWords.ts';
import type { Swing } from './win-chances.ts';

/** Shows the moves that changed a seat's chance most. A press goes to the move. */
export function Swings({
  swings,
  nameOf,
  onGo,
  wordsOf,
}: Pick<EstimatedProps, 'nameOf' | 'onGo' | 'wordsOf'> & { readonly swings: readonly Swing[] }) {
  const { formats } = useText();
  const words = useAnalysisText();
  const { percent } = useShareWords();
  return (
    <>
      <h3>{words.swings}</h3>
      {swings.length === 0 && <p>{words.noSwings}</p>}
      <ol className="estimates-swings">
        {swings.map(({ at, seat, before, after }, index) => (
          <li key={at}>
            <button type="button" onClick={() => onGo(at)}>
              <span className="estimates-number" aria-hidden="true">
                {formats.number(index + 1)}
              </span>
              <SeatSign playerID={seat} />
              <span>
                <b>
                  {words.swing(formats.number(at), nameOf(seat), percent(before), percent(after))}
                </b>
                {wordsOf(at) !== '' && <span> {wordsOf(at)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
