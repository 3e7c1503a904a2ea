import { Apple } from './Apple.tsx';
import { goalDepth } from './geometry.ts';
import type { Side } from './side.ts';

/** Draws the part with the apple, centred at x = 0. The tracks end at y = 0, and it reaches up from there. */
export function Goal({ side, width }: { readonly side: Side; readonly width: number }) {
  const [left, top] = [-width / 2, -goalDepth];
  const middle = -goalDepth / 2 - 9;
  if (side === 'forest') {
    return (
      <g>
        <rect
          x={left}
          y={top}
          width={width}
          height={goalDepth + 6}
          rx="26"
          fill="var(--bug-race-bed)"
        />
        <rect
          x={left + 9}
          y={top + 8}
          width={width - 18}
          height={goalDepth - 30}
          rx="20"
          fill="var(--bug-race-clearing)"
          stroke="var(--bug-race-path-edge)"
          strokeWidth="2"
          strokeDasharray="3 7"
          strokeLinecap="round"
        />
        <g transform={`translate(0 ${middle}) scale(.56)`}>
          <Apple />
        </g>
      </g>
    );
  }
  const right = width / 2;
  return (
    <g>
      <path
        d={`M${left + 16} ${top}H${right - 16}L${right} ${top + 16}V-6L${right - 10} 5H${left + 10}L${left} -6V${top + 16}z`}
        fill="var(--bug-race-hull)"
        stroke="var(--bug-race-hull-edge)"
        strokeWidth="2"
      />
      <rect
        x={left + 10}
        y={top + 9}
        width={width - 20}
        height={goalDepth - 32}
        rx="8"
        fill="var(--bug-race-clearing)"
        stroke="var(--bug-race-lamp)"
        strokeWidth="2"
      />
      <g transform={`translate(0 ${middle}) scale(.54)`}>
        <Apple />
      </g>
    </g>
  );
}
