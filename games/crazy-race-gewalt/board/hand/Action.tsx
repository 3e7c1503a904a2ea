import type { ReactNode } from 'react';

/** A button for something that the viewer can do. */
export function Action({
  label,
  onDo,
  isMain = false,
  isOpen = true,
  className = '',
  describedBy,
  children,
}: {
  readonly label: string;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  /** false: stays in its place and keeps the focus; pressed, it does nothing. */
  readonly isOpen?: boolean;
  readonly className?: string;
  /** The id of what says more of it. */
  readonly describedBy?: string;
  /** A picture before the label. */
  readonly children?: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`crazy-race-gewalt-action ${className}`}
      data-main={isMain}
      aria-disabled={!isOpen}
      aria-describedby={describedBy}
      // The second click of a double click may fall on a button that has just come to its place.
      onClick={isOpen ? ({ detail }) => detail <= 1 && onDo() : undefined}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
