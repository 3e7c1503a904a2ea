/** Draws a tick or a cross on a stage of the viewer's own bet, in a box of 20 × 20. */
export function WorthMark({ isWon }: { readonly isWon: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-worth-mark"
      data-won={isWon}
    >
      <circle cx="10" cy="10" r="9" />
      <path d={isWon ? 'M5 10.500L9 14L15 6.500' : 'M6 6L14 14M14 6L6 14'} />
    </svg>
  );
}
