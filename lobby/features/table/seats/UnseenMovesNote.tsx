import { useText } from '../../../i18n/useText.tsx';
import { useTableText } from '../TableText.tsx';
import type { UnseenMoves } from './useUnseenMoves.ts';

/** Over the board, in one line: what happened while nobody looked, and the way to see it. */
export function UnseenMovesNote({
  missed: { count, forget },
  onShow,
}: {
  readonly missed: UnseenMoves;
  readonly onShow: () => void;
}) {
  const { text, formats } = useText();
  const words = useTableText().missed;
  return (
    <div className="missed">
      <p>{words.told(count, formats.number(count))}</p>
      <button type="button" className="button button-small" onClick={onShow}>
        {words.show}
      </button>
      <button type="button" className="missed-close" aria-label={text.close} onClick={forget}>
        ×
      </button>
    </div>
  );
}
