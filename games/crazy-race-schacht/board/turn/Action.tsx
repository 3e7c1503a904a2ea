import type { ReactNode } from 'react';

/** A button for something that the viewer can do. */
export function Action({
  label,
  onDo,
  isMain = false,
  isFinal = false,
  isOpen = true,
  place,
  describedBy,
  children,
}: {
  readonly label: string;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  /** It can't be taken back. */
  readonly isFinal?: boolean;
  /** false: stays in its place and keeps the focus; pressed, it says why not or does nothing. */
  readonly isOpen?: boolean;
  /** Where it stands, whatever else there is to do; left out: after the one before. */
  readonly place?: 'pass' | 'takeBack';
  /** The id of what says more of it. */
  readonly describedBy?: string;
  /** A picture before the label. */
  readonly children?: ReactNode;
}) {
  return (
    <button
      type="button"
      className="crazy-race-schacht-action"
      data-main={isMain}
      data-final={isFinal}
      data-place={place}
      aria-disabled={!isOpen}
      aria-describedby={describedBy}
      onClick={onDo}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
