import { seatColour, seatOutline } from '../../../kit/board/SeatSign.tsx';

/** A player's money over the races. */
export interface MoneySeries {
  readonly playerID: string;
  /** In dollars: at the start, then after each completed race. */
  readonly money: readonly number[];
}

const chart = { width: 340, height: 190, left: 66, right: 34, top: 16, bottom: 30 } as const;
const plotHeight = chart.height - chart.top - chart.bottom;
/** Distance between the icons of players with the same money, in SVG units. */
const signStep = 11;

/** Possible distances between the levels of the scale, in dollars. At most five levels are drawn above zero. */
const levelSteps = [50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000];

function scaleFor(highest: number): { readonly top: number; readonly levels: readonly number[] } {
  const step = levelSteps.find((each) => highest <= 5 * each) ?? Math.ceil(highest / 5);
  const count = Math.max(1, Math.ceil(highest / step));
  return {
    top: count * step,
    levels: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** Returns the offset of an icon, so that the icons of players with the same money are side by side. */
function aside(series: readonly MoneySeries[], seat: number, race: number): number {
  const amount = series[seat]?.money[race];
  const equals = series.flatMap(({ money }, index) => (money[race] === amount ? [index] : []));
  return (equals.indexOf(seat) - (equals.length - 1) / 2) * signStep;
}

/**
 * Draws each player's money over the races as a line with the seat's colour and icon. A table beside it has the same
 * figures; `label` names the chart for screen readers.
 */
export function MoneyChart({
  series,
  races,
  raceLabel,
  moneyLabel,
  label,
}: {
  readonly series: readonly MoneySeries[];
  /** Number of races in the whole match, played or not. */
  readonly races: number;
  /** Returns the name of a race on the axis; 0 is the start. */
  readonly raceLabel: (race: number) => string;
  readonly moneyLabel: (dollars: number) => string;
  readonly label: string;
}) {
  const { top, levels } = scaleFor(Math.max(100_000, ...series.flatMap(({ money }) => money)));
  const first = chart.left + 36;
  const last = chart.width - chart.right;
  const across = (race: number) => first + ((last - first) * race) / Math.max(1, races);
  const up = (money: number) => chart.height - chart.bottom - (plotHeight * money) / top;
  const lines = series.map(({ playerID, money }, seat) => ({
    playerID,
    points: money.map((dollars, race) => ({
      x: across(race) + aside(series, seat, race),
      y: up(dollars),
    })),
  }));
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-label={label}
      className="grand-prix-chart"
    >
      {levels.map((money) => (
        <g key={money}>
          <path
            d={`M${chart.left} ${up(money)}H${chart.width - 6}`}
            className="grand-prix-chart-level"
          />
          <text x={chart.left - 6} y={up(money) + 4} className="grand-prix-chart-money">
            {moneyLabel(money)}
          </text>
        </g>
      ))}
      <path
        d={`M${across(races)} ${chart.top}V${chart.height - chart.bottom}`}
        className="grand-prix-chart-flag"
      />
      {Array.from({ length: races + 1 }, (_, race) => race).map((race) => (
        <text key={race} x={across(race)} y={chart.height - 9} className="grand-prix-chart-race">
          {raceLabel(race)}
        </text>
      ))}
      {lines.map(({ playerID, points }) => {
        const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
        return (
          <g key={playerID}>
            <polyline points={line} className="grand-prix-chart-ground" />
            <polyline
              points={line}
              stroke={seatColour(playerID).fill}
              className="grand-prix-chart-line"
            />
          </g>
        );
      })}
      {lines.flatMap(({ playerID, points }) =>
        points.map(({ x, y }) => (
          <path
            key={`${playerID} ${x}`}
            d={seatOutline(playerID)}
            fill={seatColour(playerID).fill}
            stroke={seatColour(playerID).edge}
            strokeWidth="2.2"
            strokeLinejoin="round"
            transform={`translate(${x - 6.5} ${y - 6.5}) scale(.542)`}
          />
        )),
      )}
    </svg>
  );
}
