import type { FilteredMetadata } from 'boardgame.io';
import { useEffect, useMemo, useRef } from 'react';
import type { OnRule } from '../../../games/kit/board/board-props.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { ReplayText } from '../../i18n/replay-messages.tsx';
import type { LoadedGame } from '../../lib/loaded-game.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { Loading, TryAgain } from '../../ui/ErrorStates.tsx';
import type { PastMatch } from './past-match.ts';
import { ReplayBoard } from './ReplayBoard.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { lastMoveOf } from './seen-match.ts';
import { usePastMatch } from './usePastMatch.ts';
import './past-match.css';

interface ReviewProps extends Pick<LoadedGame, 'module' | 'Board'> {
  /** Loads what the viewer could see so far. */
  readonly load: () => Promise<PastMatch>;
  readonly gameText: GameText;
  readonly nameOf: NameOf;
  readonly matchData: FilteredMetadata;
  /** The viewer's seat, or null for a spectator. */
  readonly viewer: string | null;
  /** Number of moves made by now; there may be more than when the review was opened. */
  readonly newest: number;
  readonly isOwnTurn: boolean;
  /** Position from which the review plays at once. Null to show the viewer's last move and wait. */
  readonly playsFrom: number | null;
  readonly onClose: () => void;
  readonly onRule: OnRule;
}

/** Shows the course of a running match to one of its viewers. */
export function Review({ load, ...shown }: ReviewProps) {
  return (
    <ReplayText>
      <Found load={load} {...shown} />
    </ReplayText>
  );
}

function Found({ load, ...shown }: ReviewProps) {
  const words = useTableText();
  const { value: match, hasFailed, tryAgain } = useLoaded(load);
  if (hasFailed) {
    return (
      <>
        <TryAgain sentence={words.table.loadFailed} />
        <Close onClose={shown.onClose} />
      </>
    );
  }
  return match ? <Past match={match} onMore={tryAgain} {...shown} /> : <Loading />;
}

function Close({ onClose }: Pick<ReviewProps, 'onClose'>) {
  const words = useTableText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const returnTo = document.activeElement;
    button.current?.focus();
    button.current?.scrollIntoView({ block: 'nearest' });
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, [onClose]);
  return (
    <button
      ref={button}
      type="button"
      className="button button-small button-main"
      onClick={onClose}
    >
      {words.review.close}
    </button>
  );
}

function Past({
  match,
  module,
  Board,
  gameText,
  nameOf,
  matchData,
  viewer,
  newest,
  isOwnTurn,
  playsFrom,
  onMore,
  onClose,
  onRule,
}: Omit<ReviewProps, 'load'> & {
  readonly match: PastMatch;
  /** Loads the moves made since. */
  readonly onMore: () => void;
}) {
  const words = useTableText();
  const start = useMemo(
    () => (playsFrom === null ? lastMoveOf(match, viewer) : Math.min(playsFrom, match.length)),
    [match, viewer, playsFrom],
  );
  const playsAtOnce = playsFrom !== null;
  const { replaying, inWords } = usePastMatch(match, {
    start,
    playsAtOnce,
    module,
    gameText,
    nameOf,
  });
  const { at, isStep, noteShowing } = replaying;
  return (
    <section className="review" aria-label={words.review.heading}>
      <div className="review-top">
        <p role="status">
          {isOwnTurn ? <strong>{words.review.yourTurn}</strong> : words.review.help}
        </p>
        <div className="buttons">
          {newest > match.length && (
            <button type="button" className="button button-small" onClick={onMore}>
              {words.review.more}
            </button>
          )}
          <Close onClose={onClose} />
        </div>
      </div>
      <ReplayBoard
        match={match}
        at={at}
        isStep={isStep}
        Board={Board}
        matchData={matchData}
        gameText={gameText}
        onRule={onRule}
        as={viewer}
        onShowing={noteShowing}
      />
      <ReplayControls replaying={replaying} inWords={inWords} />
    </section>
  );
}
