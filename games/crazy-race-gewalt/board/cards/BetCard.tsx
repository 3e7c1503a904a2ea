import { memo } from 'react';
import { type StagePlaces, stages } from '../../rules/components.ts';
import type { StageWorth } from '../standings/worth.ts';
import { burst, Card, stageSign } from './CardParts.tsx';

/** Draws a tick on a stage that was won, and a stroke through one that can no longer be won. */
function Standing({ worth }: { readonly worth: StageWorth | undefined }) {
  if (!worth || worth.standing === 'open') return null;
  const isWon = worth.standing === 'won';
  return (
    <path
      d={isWon ? 'M5 13L10 19L20 6' : 'M25 22.500L50 7'}
      className="crazy-race-gewalt-bet-standing"
      data-won={isWon}
    />
  );
}

/** Draws the face of a bet card: for each stage, from lilac to red, a podium with the place to take. */
export function BetCard({
  places,
  worth = [],
}: {
  readonly places: readonly [number, number, number];
  /** Standing of the bet at each stage. Defaults to no marks. */
  readonly worth?: readonly StageWorth[];
}) {
  return (
    <Card ground="bet">
      {stages.map((stage, index) => (
        <g
          key={stage}
          transform={`translate(4 ${4 + (index * 80) / 3})`}
          data-stage={stage}
          className="crazy-race-gewalt-bet-row"
        >
          <path d={`M2 1.500H53V25.500H2z`} className="crazy-race-gewalt-bet-ground" />
          <path
            d={stageSign(stage)}
            transform="translate(5 4.500) scale(.74)"
            className="crazy-race-gewalt-bet-sign"
          />
          <path d="M26 25.500V4H49V25.500z" className="crazy-race-gewalt-bet-podium" />
          <text x="37.500" y="21.500" className="crazy-race-gewalt-card-number">
            {places[index]}
          </text>
          <Standing worth={worth[index]} />
        </g>
      ))}
    </Card>
  );
}

/** Returns the places of a bet in the order of the stages, as `BetCard` takes them. */
export function betPlaces({ lilac, blue, red }: StagePlaces): readonly [number, number, number] {
  return [lilac, blue, red];
}

/** Draws the back of a bet card. */
export const BetBack = memo(function BetBack() {
  return (
    <Card ground="bet">
      <path
        d={burst(15, 29, 22)}
        transform="translate(31.500 44)"
        className="crazy-race-gewalt-card-burst"
      />
      <path
        d="M22 33H16Q15 45 25 47M41 33H47Q48 45 38 47"
        className="crazy-race-gewalt-back-handles"
      />
      <path
        d="M20 28H43Q44 48 34 51L35 57H40V62H23V57H28L29 51Q19 48 20 28z"
        className="crazy-race-gewalt-back-cup"
      />
      <text x="31.500" y="46.500" className="crazy-race-gewalt-back-question">
        ?
      </text>
    </Card>
  );
});
