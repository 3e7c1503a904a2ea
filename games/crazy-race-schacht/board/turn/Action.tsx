import type { ReactNode } from 'react';

/** Button for an action of the viewer. */
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
  /** Whether the action can't be undone. */
  readonly isFinal?: boolean;
  /**
   * Whether the action is possible. If false, the button keeps its place and the focus, and a press explains why or
   * does nothing.
   */
  readonly isOpen?: boolean;
  /** Fixed place of the button, whatever other buttons there are. Defaults to the place after the former button. */
  readonly place?: 'pass' | 'takeBack';
  /** ID of the element that describes the action. */
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
