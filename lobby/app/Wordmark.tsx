/** Draws the name Paddock. Its tall letters are the posts of a fence with two rails. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 260 66" aria-hidden="true" focusable="false">
      <g className="wordmark-rails" strokeWidth="3.6">
        <path d="M37 14.5H244M37 22.5H244" />
      </g>
      <g className="wordmark-posts">
        <path d="M6 62V10l4-5 4 5v52z" />
        <path d="M106 62V10l4-6 4 6v52z" />
        <path d="M141 62V10l4-6 4 6v52z" />
        <path d="M224 62V10l4-6 4 6v52z" />
      </g>
      <g className="wordmark-bowls" strokeWidth="8">
        <path d="M12 9.5h10a13 13 0 0 1 0 28H12" />
        <path d="M75 29v33" />
        <circle cx="61" cy="46" r="13" />
        <circle cx="97" cy="46" r="13" />
        <circle cx="132" cy="46" r="13" />
        <circle cx="171" cy="46" r="13" />
        <path d="M214 37a13 13 0 1 0 0 18" />
        <path d="M231 50l18-18.5M238 43l13 19" />
      </g>
    </svg>
  );
}
