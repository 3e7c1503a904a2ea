import { type CSSProperties, memo } from 'react';
import { SeatSign, seatColour } from '../../../games/kit/board/SeatSign.tsx';
import { useAnalysisText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { EstimatedProps } from './estimated-props.ts';
import { useShareWords } from './useShareWords.ts';
import { type Course, lineOf, type Point, type Swing } from './win-chances.ts';

/** Size of the drawing, which is stretched to the available space. */
const width = 1000;
const height = 300;

/** Number of seat icons on each line. */
const signsALine = 5;

interface Drawn extends Pick<EstimatedProps, 'seats'> {
  readonly course: Course;
  readonly length: number;
  readonly parts: readonly number[];
}

function partOf(at: number, length: number): number {
  return length > 0 ? at / length : 0;
}

function pathOf(line: readonly Point[], length: number): string {
  return line
    .map(({ at, share }, index) => {
      const [x, y] = [width * partOf(at, length), height * (1 - share)];
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Returns the CSS properties that place something in the chart. */
function placeOf(part: number, share: number): CSSProperties {
  // React's type lacks custom properties.
  return { '--estimates-part': part, '--estimates-share': share } as CSSProperties;
}

/** Draws a line with an edge, which pale colours need on the paper colour. */
function Line({ seat, path }: { readonly seat: string; readonly path: string }) {
  const { fill, edge } = seatColour(seat);
  return (
    <>
      <path className="estimates-edge" d={path} stroke={edge} />
      <path className="estimates-line" d={path} stroke={fill} />
    </>
  );
}

/** Draws the lines of all seats with their icons. Each seat's icons are at positions of their own. */
const Lines = memo(function Lines({ course, length, seats, parts }: Drawn) {
  const lines = seats.map((seat) => ({ seat, line: lineOf(course, seat) }));
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[0, 0.5, 1].map((share) => (
          <path key={share} className="estimates-rule" d={`M0 ${height * share}h${width}`} />
        ))}
        {parts.map((part) => (
          <path
            key={part}
            className="estimates-part"
            d={`M${(width * partOf(part, length)).toFixed(1)} 0v${height}`}
          />
        ))}
        {lines.map(({ seat, line }) => (
          <Line key={seat} seat={seat} path={pathOf(line, length)} />
        ))}
      </svg>
      {lines.flatMap(({ seat, line }, order) =>
        signsOn(line, (order + 0.5) / seats.length).map(({ at, share }) => (
          <span
            key={`${seat} ${at}`}
            className="estimates-sign"
            style={placeOf(partOf(at, length), share)}
            aria-hidden="true"
          >
            <SeatSign playerID={seat} />
          </span>
        )),
      )}
    </>
  );
});

/** Returns the points of a line that get an icon. `shift` moves them, as a fraction of their distance. */
function signsOn(line: readonly Point[], shift: number): readonly Point[] {
  const found = Array.from({ length: signsALine }, (_, index) =>
    line.at(Math.floor(((index + shift) / signsALine) * line.length)),
  );
  return [...new Set(found)].filter((point) => point !== undefined);
}

/** Returns the chart's values at a position in words. */
function useReading({
  course,
  seats,
  nameOf,
  at,
}: Pick<Drawn, 'course' | 'seats'> & Pick<EstimatedProps, 'nameOf' | 'at'>): string {
  const { formats } = useText();
  const words = useAnalysisText();
  const { percent } = useShareWords();
  const place = at === 0 ? words.atStart : words.atMove(formats.number(at));
  const shares = course.get(at);
  if (!shares) return place;
  const all = seats.map((seat) => words.share(nameOf(seat), percent(shares[seat] ?? 0)));
  return words.shares(place, formats.list(all));
}

/** Shows a line per seat over the match. A press or the arrow keys change the position. */
export function Chart({
  swings,
  nameOf,
  at,
  onGo,
  ...drawn
}: Drawn & Pick<EstimatedProps, 'nameOf' | 'at' | 'onGo'> & { readonly swings: readonly Swing[] }) {
  const { formats } = useText();
  const words = useAnalysisText();
  const { percent } = useShareWords();
  const { course, length, seats } = drawn;
  const reading = useReading({ course, seats, nameOf, at });
  return (
    <div className="estimates-chart">
      <Lines {...drawn} />
      {swings.map((swing, index) => (
        <span
          key={swing.at}
          className="estimates-number"
          style={placeOf(partOf(swing.at, length), swing.after)}
          aria-hidden="true"
        >
          {formats.number(index + 1)}
        </span>
      ))}
      <span className="estimates-now" style={placeOf(partOf(at, length), 0)} aria-hidden="true" />
      {[1, 0.5, 0].map((share) => (
        <span key={share} className="estimates-scale" style={placeOf(0, share)} aria-hidden="true">
          {percent(share)}
        </span>
      ))}
      <input
        type="range"
        min={0}
        max={length}
        step={1}
        value={at}
        aria-label={words.chart}
        aria-valuetext={reading}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
    </div>
  );
}
