import type { Side } from './side.ts';

/** Number of drawings on the ground, defined as symbols `bug-race-thing-0` and so on. */
export const thingCount = 7;

const ink = 'var(--bug-race-outline)';

function ForestSection() {
  const leaf = 'M-36.5 2C-36-7-25-10.2-16-8.8C-15 2-20 9.4-28.5 9.2C-33 9-36.3 6-36.5 2z';
  const vein = 'M-34.5 5.5C-30 1-24-4-18-7M-29.5.8l-.5-5M-25-2.8l4.5 2';
  return (
    <g id="bug-race-section">
      <path
        d="M-14.5-8.5Q-15-9.6-13-9.5L-4-9.2L6-9.7L13.5-9.3Q15-9.2 14.9-7.5L15.2 1L14.8 8Q15 9.6 13 9.5L3 9.2L-6 9.7L-13.5 9.3Q-15 9.3-14.9 7.5L-15.2-1z"
        fill="var(--bug-race-path)"
        stroke="var(--bug-race-path-edge)"
        strokeWidth="1"
      />
      <path
        d="M-9 4h2.5M8-5h2M4 6h1.5M-4-6h1.5M-11-3h1M11 3h1"
        stroke="var(--bug-race-path-edge)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <g id="bug-race-space">
        <path
          d={leaf}
          fill="var(--bug-race-space)"
          stroke="var(--bug-race-space-edge)"
          strokeWidth="1"
        />
        <path d={vein} fill="none" stroke="var(--bug-race-space-edge)" strokeWidth=".9" />
      </g>
      <use href="#bug-race-space" transform="scale(-1 1)" />
    </g>
  );
}

function ForestThings() {
  return (
    <>
      <g id="bug-race-thing-0">
        <path d="M-4 14q-1-9 0-14h8q1 5 0 14q-4 2-8 0z" fill="#f3e6c8" stroke={ink} />
        <path d="M-14 2C-14-10-6-15 0-15S14-10 14 2Q0 6-14 2z" fill="#c8402f" stroke={ink} />
        <g fill="#fbeed2">
          <circle cx="-6" cy="-4" r="2.4" />
          <circle cx="3" cy="-8" r="2.8" />
          <circle cx="8" cy="-1" r="2" />
          <circle cx="-1" cy="1" r="1.5" />
        </g>
      </g>
      <g id="bug-race-thing-1" stroke={ink} strokeWidth=".8">
        <path d="M0 18C-13 8-14-8 0-20C14-8 13 8 0 18z" fill="var(--bug-race-leaf-dry)" />
        <path d="M0 24V-14M0 6l-7-6M0 6l7-6M0-3l-6-6M0-3l6-6" fill="none" />
      </g>
      <g id="bug-race-thing-2" fill="none" strokeLinecap="round">
        <path d="M-22 6Q-4-4 22-5M-4 0q4 6 10 8M6-3q2-6 8-9" stroke={ink} strokeWidth="5.5" />
        <path
          d="M-22 6Q-4-4 22-5M-4 0q4 6 10 8M6-3q2-6 8-9"
          stroke="var(--bug-race-twig)"
          strokeWidth="3.6"
        />
      </g>
      <g id="bug-race-thing-3" stroke={ink} strokeWidth=".9">
        <path d="M-14 6C-17-4-8-11 1-10S16-2 13 6S-11 13-14 6z" fill="var(--bug-race-stone)" />
        <path d="M-8-2Q-4-7 2-7" fill="none" stroke="#fff" opacity=".5" strokeWidth="2" />
        <path d="M10 9c-1-5 3-8 7-7s5 5 3 7s-8 3-10 0z" fill="var(--bug-race-stone)" />
      </g>
      <g id="bug-race-thing-4" fill="none" stroke="var(--bug-race-fern)" strokeLinecap="round">
        <path d="M0 22Q-3 0 4-22" strokeWidth="2.2" />
        <path
          d="M-1 14l-11-5M-1 14l11-3M-1 7l-12-6M-1 7l12-4M-1 0l-11-6M-1 0l11-4M0-7l-9-5M0-7l9-4M2-14l-6-4M2-14l6-3"
          strokeWidth="3.2"
        />
      </g>
      <g id="bug-race-thing-5" stroke={ink} strokeWidth=".7">
        <g fill="var(--bug-race-petal)">
          <circle cy="-6" r="4.5" />
          <circle cx="5.7" cy="-1.9" r="4.5" />
          <circle cx="3.5" cy="4.9" r="4.5" />
          <circle cx="-3.5" cy="4.9" r="4.5" />
          <circle cx="-5.7" cy="-1.9" r="4.5" />
        </g>
        <circle r="3.6" fill="#f2c14b" />
      </g>
      <g id="bug-race-thing-6" fill="var(--bug-race-clover)" stroke={ink} strokeWidth=".6">
        <path d="M0 0Q3 8 1 16" fill="none" strokeWidth="1.6" />
        <path d="M0 0C-9-3-9-12-4-12Q-1-12 0-9Q1-12 4-12C9-12 9-3 0 0z" />
        <path d="M0 0C-9-3-9-12-4-12Q-1-12 0-9Q1-12 4-12C9-12 9-3 0 0z" transform="rotate(118)" />
        <path d="M0 0C-9-3-9-12-4-12Q-1-12 0-9Q1-12 4-12C9-12 9-3 0 0z" transform="rotate(-118)" />
      </g>
    </>
  );
}

function StationSection() {
  return (
    <g id="bug-race-section">
      <path
        d="M-13-9.5h26l2 2v15l-2 2h-26l-2-2v-15z"
        fill="var(--bug-race-path)"
        stroke="var(--bug-race-path-edge)"
      />
      <path
        d="M-6 3l6-5l6 5"
        fill="none"
        stroke="var(--bug-race-path-edge)"
        strokeWidth="1.6"
        opacity=".55"
      />
      <g fill="var(--bug-race-path-edge)">
        <circle cx="-12" cy="-6.5" r="1" />
        <circle cx="12" cy="-6.5" r="1" />
        <circle cx="-12" cy="6.5" r="1" />
        <circle cx="12" cy="6.5" r="1" />
      </g>
      <g id="bug-race-space">
        <path
          d="M-33-9h14l2.5 2.5v13l-2.5 2.5h-14l-3-3v-12z"
          fill="var(--bug-race-space)"
          stroke="var(--bug-race-space-edge)"
        />
        <path d="M-32.5-5.5v11M-20-5.5v11" stroke="var(--bug-race-space-edge)" strokeWidth="1.2" />
        <circle cx="-34" cy="0" r="1.3" fill="var(--bug-race-lamp)" />
      </g>
      <use href="#bug-race-space" transform="scale(-1 1)" />
    </g>
  );
}

function StationThings() {
  return (
    <>
      <g id="bug-race-thing-0">
        <circle r="15" fill="#c9793f" />
        <path
          d="M-14-5Q0 0 14-5M-15 2Q0 7 15 2M-12 9Q0 12 12 9"
          stroke="#8e4f2b"
          strokeWidth="2.5"
          fill="none"
        />
        <ellipse
          rx="25"
          ry="6"
          fill="none"
          stroke="#e8cf9e"
          strokeWidth="2.5"
          transform="rotate(-14)"
          strokeDasharray="58 42"
          strokeDashoffset="-2"
        />
      </g>
      <path
        id="bug-race-thing-1"
        d="M0-8L1.8-1.8L8 0L1.8 1.8L0 8L-1.8 1.8L-8 0L-1.8-1.8z"
        fill="#f5efd0"
      />
      <g id="bug-race-thing-2">
        <circle r="10" fill="#5c86b0" />
        <circle cx="-3" cy="-3" r="2.5" fill="#40648a" />
        <circle cx="4" cy="2" r="3.2" fill="#40648a" />
        <circle cx="-3" cy="5" r="1.6" fill="#40648a" />
      </g>
      <g id="bug-race-thing-3" stroke="#0b1020" strokeWidth=".8">
        <path d="M-24-5h14v10h-14zM10-5h14v10h-14z" fill="#3f6fb0" />
        <path d="M-17-5v10M17-5v10M-24 0h14M10 0h14" />
        <path d="M-10 0h20" stroke="#aab7c4" strokeWidth="2.5" />
        <path d="M-6-7h12v14h-12z" fill="#d5dde4" />
        <circle r="3" fill="#e0573e" />
      </g>
      <g id="bug-race-thing-4" stroke="#0b1020" strokeWidth=".8">
        <path d="M-12-2l5-9l10-1l8 6l1 8l-8 9l-11-1z" fill="#6d6a74" />
        <circle cx="-2" cy="-4" r="2.6" fill="#55525c" />
        <circle cx="4" cy="4" r="1.8" fill="#55525c" />
      </g>
      <g id="bug-race-thing-5" fill="#f5efd0">
        <circle cx="-9" cy="-3" r="1.4" />
        <circle cx="4" cy="-8" r="1" />
        <circle cx="8" cy="5" r="1.6" />
        <circle cx="-3" cy="8" r="1" />
      </g>
      <g id="bug-race-thing-6">
        <path
          d="M-20 14L8-8"
          stroke="#cfe8ff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".35"
        />
        <path d="M-8 6L10-9" stroke="#cfe8ff" strokeWidth="3" strokeLinecap="round" opacity=".6" />
        <circle cx="10" cy="-9" r="3" fill="#fff" />
      </g>
    </>
  );
}

/** Defines the drawings for tracks and ground, for `<use>`. It shows nothing itself. */
export function Defs({ side }: { readonly side: Side }) {
  return (
    <svg className="bug-race-defs" aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        {side === 'forest' ? <ForestSection /> : <StationSection />}
        {side === 'forest' ? <ForestThings /> : <StationThings />}
        <pattern id="bug-race-ground" width="60" height="60" patternUnits="userSpaceOnUse">
          <rect width="60" height="60" fill="var(--bug-race-ground)" />
          {side === 'forest' ? (
            <path
              d="M8 14l2-5l2 5M14 14l1-3M40 8l2-6l2 6M36 8l-1-3M26 38l2-5l2 5M50 48l2-6l2 6M46 48l-1-3M10 52l2-5l2 5M47 27h2M20 24h1.5M4 34h2M34 56h1.5"
              fill="none"
              stroke="var(--bug-race-tuft)"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ) : (
            <g fill="var(--bug-race-tuft)">
              <circle cx="8" cy="12" r=".9" />
              <circle cx="31" cy="5" r=".6" />
              <circle cx="52" cy="20" r="1" />
              <circle cx="20" cy="34" r=".6" />
              <circle cx="42" cy="44" r=".8" />
              <circle cx="12" cy="54" r=".7" />
              <circle cx="57" cy="57" r=".5" />
            </g>
          )}
        </pattern>
        <pattern id="bug-race-chequers" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="#fffaf0" />
          <path d="M0 0h4v4h-4zM4 4h4v4h-4z" fill="#1d1712" />
        </pattern>
      </defs>
    </svg>
  );
}
