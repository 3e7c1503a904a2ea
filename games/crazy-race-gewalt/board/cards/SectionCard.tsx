import { memo } from 'react';
import { burst, Card } from './CardParts.tsx';

interface Stones {
  readonly size: number;
  readonly at: readonly (readonly [number, number])[];
}

/** Returns stones in rows that wind to and fro from the bottom left; `rows` has the number of stones in each row. */
function winding(size: number, rows: readonly number[]): Stones {
  const gap = size + 3.6;
  const bottom = 59 + ((rows.length - 1) * gap) / 2;
  const widest = Math.max(...rows);
  const at = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const column = row % 2 === 0 ? index : widest - 1 - index;
      return [31.5 + (column - (widest - 1) / 2) * gap, bottom - row * gap] as const;
    }),
  );
  return { size, at };
}

/** Arrangements of the stones by value, from one stone to eight. */
const layouts: readonly Stones[] = [
  winding(26, [1]),
  winding(20, [2]),
  winding(19, [2, 1]),
  winding(18, [2, 2]),
  winding(12.4, [3, 2]),
  winding(12.4, [3, 3]),
  winding(12.4, [3, 3, 1]),
  winding(12.4, [3, 3, 2]),
];

function SteppingStones({ size, at }: Stones) {
  return (
    <>
      <path
        d={`M${at.join('L')}`}
        className="crazy-race-gewalt-card-way"
        strokeWidth={size * 0.5}
      />
      {at.map(([x, y], index) => (
        <rect
          key={`${x} ${y}`}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          rx={size / 3.4}
          transform={`rotate(${index % 2 === 0 ? -5 : 4} ${x} ${y})`}
          className="crazy-race-gewalt-card-stone"
          data-odd={index % 2 === 1}
        />
      ))}
    </>
  );
}

/** Draws a crevice, which has no place to stand, and the leap over it. */
function Crevice() {
  return (
    <>
      <path d="M18 62H45V83H18z" className="crazy-race-gewalt-card-crevice" />
      <path
        d="M5 60H22L27 66L21 73L26 83H5zM58 60H42L36 66L43 74L38 83H58z"
        className="crazy-race-gewalt-card-cliff"
      />
      <path d="M16 53Q30 24 44 47" className="crazy-race-gewalt-card-leap" />
      <path d="M36 47L46 53L48 41" className="crazy-race-gewalt-card-leap-end" />
    </>
  );
}

/** Draws the face of a section card: as many stepping stones as it has squares. */
export const SectionCard = memo(function SectionCard({ value }: { readonly value: number }) {
  const stones = layouts[value - 1];
  return (
    <Card ground="section">
      {stones ? <SteppingStones {...stones} /> : <Crevice />}
      <path
        d={burst(11, 17, 12.5)}
        transform="translate(17.500 18.500)"
        className="crazy-race-gewalt-card-burst"
      />
      <text x="17.500" y="25.700" className="crazy-race-gewalt-card-number">
        {value}
      </text>
    </Card>
  );
});
