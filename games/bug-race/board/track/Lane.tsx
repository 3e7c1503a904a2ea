import { sectionsOutsideTheRace } from '../../rules/components.ts';
import { legSpaceAcross, legSpaceHalfWidth, sectionLength, sectionMiddle } from './geometry.ts';
import type { Side } from './side.ts';

const halfWidth = legSpaceAcross + legSpaceHalfWidth + 2;

/** Draws the bed of a track: a hull or trodden earth. */
function Bed({ trackLength, side }: { readonly trackLength: number; readonly side: Side }) {
  const far = -trackLength * sectionLength;
  if (side === 'forest') {
    return (
      <rect
        x={-halfWidth - 6}
        y={far - 30}
        width={2 * halfWidth + 12}
        height={-far + 42}
        rx="22"
        fill="var(--bug-race-bed)"
      />
    );
  }
  return (
    <g stroke="var(--bug-race-hull-edge)">
      <path
        d={`M${-halfWidth - 10} ${far - 30}H${halfWidth + 10}V4l-10 10H${-halfWidth}l-10-10z`}
        fill="var(--bug-race-hull)"
        strokeWidth="2"
      />
      <path
        d={`M${-halfWidth - 4} ${far}V2M${halfWidth + 4} ${far}V2`}
        strokeWidth="2.5"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Draws a line across the track behind a section. */
function LineAfter({ section, fill }: { readonly section: number; readonly fill: string }) {
  return (
    <rect
      x={-halfWidth - 2}
      y={-(section + 1) * sectionLength - 2.5}
      width={2 * halfWidth + 4}
      height="5"
      rx="1"
      fill={fill}
      stroke="var(--bug-race-outline)"
      strokeWidth=".8"
    />
  );
}

/** Draws the last leg spaces of a track, beside the apple and on top of its part of the board (BR-C3). */
export function LastSpaces({ trackLength }: { readonly trackLength: number }) {
  const onApplePart = sectionMiddle(trackLength);
  return (
    <g>
      <use href="#bug-race-space" y={onApplePart} />
      <use href="#bug-race-space" transform={`translate(0 ${onApplePart}) scale(-1 1)`} />
    </g>
  );
}

/** Draws a track in lane coordinates, with the leg spaces beside its sections. */
export function Lane({ trackLength, side }: { readonly trackLength: number; readonly side: Side }) {
  const sections = Array.from({ length: trackLength }, (_, section) => section);
  return (
    <g>
      <Bed trackLength={trackLength} side={side} />
      {sections.map((section) => (
        <use
          key={section}
          href="#bug-race-section"
          y={sectionMiddle(section)}
          opacity={section < sectionsOutsideTheRace ? 0.82 : 1}
        />
      ))}
      <LineAfter section={sectionsOutsideTheRace - 1} fill="var(--bug-race-start)" />
      <LineAfter
        section={trackLength - sectionsOutsideTheRace - 1}
        fill="url(#bug-race-chequers)"
      />
    </g>
  );
}
