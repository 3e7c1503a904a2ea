import { useCallback, useMemo } from 'react';
import type { GameModule } from '../../../games/index.ts';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { replayOf } from '../../../games/kit/record/replay.ts';
import { useAnalysisText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { partsOf } from '../past-match/lines.ts';
import { AlternativesAt } from './AlternativesAt.tsx';
import { Chart } from './Chart.tsx';
import type { EstimatedProps } from './estimated-props.ts';
import { type DescribeMove, loadMoveWords } from './move-words.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { useEstimates } from './useEstimates.ts';
import { useShareWords } from './useShareWords.ts';
import { type Course, greatestSwings, type Swing } from './win-chances.ts';
import './estimates.css';

/** Number of greatest changes shown. */
const mostSwings = 5;

/** Shows the analysis of a match. */
export function AnalysisPanel(props: EstimatedProps) {
  const { game } = props;
  const { language } = useText();
  const words = useAnalysisText();
  const load = useCallback(
    () => Promise.all([game.load(), loadMoveWords(game, language)]),
    [game, language],
  );
  const { value, hasFailed, tryAgain } = useLoaded(load);
  // If only another language fails to load, the previous one stays.
  if (hasFailed && !value) return <Failed onTry={tryAgain} />;
  if (!value) return <Loading sentence={words.loading} />;
  const [module, describeMove] = value;
  return <LoadedPanel {...props} module={module} describeMove={describeMove} />;
}

function LoadedPanel({
  module,
  describeMove,
  ...props
}: EstimatedProps & { readonly module: GameModule; readonly describeMove: DescribeMove }) {
  const { record, seats, nameOf, at, onGo, wordsOf } = props;
  const words = useAnalysisText();
  const replay = useMemo(() => replayOf(module.rules, record), [module, record]);
  const parts = useMemo(() => partsOf(replay, module), [replay, module]);
  const { course, alternatives, hasFailed, tryAgain } = useEstimates(record, at);
  const { length } = replay;
  const isDone = course.size > length;
  const swings = useMemo(
    () => (isDone ? greatestSwings(course, mostSwings) : null),
    [course, isDone],
  );
  if (hasFailed) return <Failed onTry={tryAgain} />;
  return (
    <div className="card estimates-worth">
      <h2>{words.heading}</h2>
      <p className="estimates-help">{words.help}</p>
      <Legend course={course} seats={seats} nameOf={nameOf} at={at} />
      <Chart
        course={course}
        length={length}
        seats={seats}
        nameOf={nameOf}
        parts={parts}
        at={at}
        onGo={onGo}
        swings={swings ?? []}
      />
      <Progress known={course.size} all={length + 1} />
      <p className="only-read" role="status">
        {isDone && words.ready}
      </p>
      <AlternativesAt
        replay={replay}
        nameOf={nameOf}
        describeMove={describeMove}
        at={at}
        moves={record.moves}
        alternatives={alternatives.get(at)}
      />
      {swings && <Swings swings={swings} nameOf={nameOf} onGo={onGo} wordsOf={wordsOf} />}
      {isDone && (
        <NumbersTable course={course} length={length} seats={seats} nameOf={nameOf} parts={parts} />
      )}
    </div>
  );
}

/** Shows which line is whose, with each seat's chance at the position, and why they may not add up to 100 %. */
function Legend({
  course,
  seats,
  nameOf,
  at,
}: Pick<EstimatedProps, 'seats' | 'nameOf' | 'at'> & { readonly course: Course }) {
  const words = useAnalysisText();
  const { percent } = useShareWords();
  const shares = course.get(at);
  const all = seats.map((seat) => shares?.[seat] ?? 0);
  const shown = all.reduce((sum, share) => sum + Math.round(share * 100), 0);
  // Thirds of a shared win are only rounded.
  const isWhole = Math.abs(all.reduce((sum, share) => sum + share, 0) - 1) < 0.001;
  return (
    <ul className="estimates-legend">
      {seats.map((seat) => (
        <li key={seat}>
          <SeatSign playerID={seat} />
          <bdi>{nameOf(seat)}</bdi>
          <b>{shares ? percent(shares[seat] ?? 0) : words.unknown}</b>
        </li>
      ))}
      {shares && shown !== 100 && !isWhole && (
        <li className="estimates-help">{words.sum(percent(shown / 100))}</li>
      )}
    </ul>
  );
}

/** Shows how much of the match has been analysed. */
function Progress({ known, all }: { readonly known: number; readonly all: number }) {
  const words = useAnalysisText();
  const { percent } = useShareWords();
  if (known >= all) return null;
  return (
    <p className="estimates-progress">
      <progress value={known} max={all} aria-label={words.loading} />
      <span>{words.working(percent(known / all))}</span>
    </p>
  );
}

function Failed({ onTry }: { readonly onTry: () => void }) {
  const { text } = useText();
  const words = useAnalysisText();
  return (
    <div className="note note-bad" role="alert">
      <p>{words.failed}</p>
      <button type="button" className="button" onClick={onTry}>
        {text.tryAgain}
      </button>
    </div>
  );
}

/** Shows the moves that changed a seat's chance most. A press goes to the move. */
function Swings({
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
