import { trackSpaces } from '../../rules/components.ts';
import { isHomebound } from '../../rules/index.ts';
import type { Gain, Hop, Outcome } from '../turn/tryout.ts';
import { hopsTop, locomotiveX, turntable } from './geometry.ts';

/** Offset of a hop's mark from the middle of its space, so that outbound and homebound marks don't meet. */
const aside = 15;

function hopX({ model }: Outcome, { progress }: Hop): number {
  const x = locomotiveX({ model, progress });
  if (progress === trackSpaces) return x;
  return isHomebound(progress) ? x + aside : x - aside;
}

/** Draws the points card that the path gains, beside where it is taken. */
function GainMark({ x, gain: { pile, value } }: { readonly x: number; readonly gain: Gain }) {
  return (
    <g
      transform={`translate(${x} ${hopsTop + 14})`}
      className="crazy-race-schacht-gain"
      data-pile={pile}
    >
      <rect x="-19" y="-13" width="38" height="26" rx="6" />
      <text y="7.500">+{value ?? '?'}</text>
    </g>
  );
}

/** Draws a drafted path over the track, counted space by space. A jump is an arc without a number. */
export function Hops({ outcome }: { readonly outcome: Outcome }) {
  const { model, to, hops, gains } = outcome;
  return (
    <g>
      {hops.map((hop) => (
        <g
          key={hop.progress}
          transform={`translate(${hopX(outcome, hop)} ${hopsTop + 14})`}
          className="crazy-race-schacht-hop"
          data-jump={hop.number === null}
        >
          {hop.number === null ? (
            <path d="M-11 8Q0-18 11 8M11 8l-6-2M11 8l1-6" />
          ) : (
            <>
              <circle r="13" />
              <text y="7.500">{hop.number}</text>
            </>
          )}
        </g>
      ))}
      {gains.map((gain) => (
        <GainMark
          key={gain.pile}
          gain={gain}
          x={
            gain.pile === 'turntable' ? turntable.x + 33 : locomotiveX({ model, progress: to }) + 36
          }
        />
      ))}
    </g>
  );
}
