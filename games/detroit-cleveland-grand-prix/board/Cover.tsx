/** Path of a racing car from the side, painted in the current colour. */
const body =
  'M3 27C7 18 22 14 38 17L43 11C45 9.6 48 10 49 12.4V23H67L75 16.4C93 17.2 110 24 117.2 34C118.4 40 114 44.8 108 45.6H16C8 44.8 2 35 3 27z';

function Wheel({ x, radius }: { readonly x: number; readonly radius: number }) {
  return (
    <g transform={`translate(${x} 43)`}>
      <circle r={radius} fill="#1c191b" />
      <circle r={radius * 0.55} fill="#d7d3c8" />
      <circle r={radius * 0.2} fill="#1c191b" />
    </g>
  );
}

function Racer({
  at,
  colour,
  ink,
  number,
}: {
  readonly at: string;
  readonly colour: string;
  readonly ink: string;
  readonly number: number;
}) {
  return (
    <g transform={at} stroke="#1c191b" strokeWidth="2.6" strokeLinejoin="round">
      <path
        d="M-12 47H-70M-10 36H-52M-12 25H-84"
        stroke="#fff8e6"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d={body} fill="none" stroke="#fff8e6" strokeWidth="9" />
      <circle cx="58" cy="13.5" r="9" fill="#fff8e6" />
      <path d="M59 12H67V16.5H61z" fill="#1c191b" stroke="none" />
      <path d="M67 23L76 13" fill="none" />
      <path d={body} fill={colour} />
      <path
        d="M76 20.5C92 21 104 26 111 32M8 25C14 19.5 26 18 38 20.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        opacity=".6"
      />
      <text
        x="59"
        y="42"
        textAnchor="middle"
        fontSize="25"
        fontWeight="800"
        fill={ink}
        stroke="none"
      >
        {number}
      </text>
      <Wheel x={25} radius={16} />
      <Wheel x={96} radius={14.5} />
    </g>
  );
}

/** Path of the sun's rays over the upper half of the lid. */
const rays =
  'M0 0L-420-30V40zM0 0L-420-150V-90zM0 0L-380-260H-250zM0 0L-190-260H-110zM0 0L-60-260H10zM0 0L70-260H150zM0 0L260-260V-120zM0 0L260-60V10z';

const skyline =
  'M0 182V154H16V144H24V136H36V144H44V154H60V148L72 141L84 148V130H102V154H112V122H120V114H128V106L132 94L136 106V114H144V122H152V142H170V126L190 118V154H206V148C206 134 230 134 230 148V154H246V134H262V112H282V154H296V140H306V128H322V140H332V154H350V144L362 137L374 144V154H400V182z';

/**
 * Draws the lid of the box, for the list of games. It stands beside the game's name, so it is hidden from screen
 * readers.
 */
export function Cover() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <rect width="400" height="300" fill="#f6d9a0" />
      <g transform="translate(300 178)">
        <path d={rays} fill="#fbeecb" />
        <circle r="66" fill="#e2512f" />
      </g>
      <path d={skyline} fill="#1f4e63" />
      <path d="M0 176H400V250H0z" fill="#2d8089" />
      <path
        d="M20 189h34M104 194h44M196 187h30M250 192h50M60 206h40M150 209h24"
        stroke="#7cbcb4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 226L400 160V300H0z" fill="#a9b45a" />
      <path d="M0 247L400 165V300H0z" fill="#47434b" />
      <path d="M0 243L400 161" stroke="#fff8e6" strokeWidth="10" />
      <path d="M0 243L400 161" stroke="#d5382a" strokeWidth="10" strokeDasharray="22 22" />
      <path
        d="M120 300L400 235"
        stroke="#fff8e6"
        strokeWidth="4"
        strokeDasharray="36 22"
        opacity=".5"
      />
      <g fontFamily="var(--display, 'Bricolage Grotesque Variable', 'Trebuchet MS', sans-serif)">
        <Racer
          at="translate(306 148) rotate(-11.5) scale(.78)"
          colour="#f6c21c"
          ink="#1c191b"
          number={1}
        />
        <Racer
          at="translate(190 172) rotate(-11.5) scale(1.12)"
          colour="#2160bd"
          ink="#fff8e6"
          number={2}
        />
        <Racer
          at="translate(22 208) rotate(-11.5) scale(1.64)"
          colour="#c9291f"
          ink="#fff8e6"
          number={5}
        />
        <g transform="translate(18 0) skewX(-10)" fontWeight="800" fill="#c9291f">
          <text x="10" y="34" fontSize="20" fill="#17324d" letterSpacing=".6">
            DETROIT – CLEVELAND
          </text>
          <text x="14" y="86" fontSize="59" letterSpacing="-1.5">
            GRAND PRIX
          </text>
        </g>
      </g>
    </svg>
  );
}
