/** Draws a medal with a place on it, around 0, 0. */
export function Medal({ place }: { readonly place: number }) {
  const metal = ['#f4c430', '#d4dbe2', '#d99a5b'][place - 1] ?? '#f3e8d0';
  return (
    // The place is written beside it.
    <g data-scenery stroke="#2a1a08" strokeLinejoin="round">
      <path
        d="M-9 6l-5 17l7-3l4 6l4-17M9 6l5 17l-7-3l-4 6l-4-17"
        fill="#b23a22"
        strokeWidth="1.3"
      />
      <circle r="15" fill={metal} strokeWidth="1.6" />
      <circle r="11.5" fill="none" strokeWidth=".8" strokeDasharray="2 2" />
      <text className="bug-race-medal" y="5" stroke="none" fill="#2a1a08">
        {place}
      </text>
    </g>
  );
}
