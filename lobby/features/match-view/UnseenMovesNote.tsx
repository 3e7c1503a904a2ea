import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { UnseenMoves } from './useUnseenMoves.ts';

/** Says in one line how many moves were made meanwhile, with a button to watch them. */
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
