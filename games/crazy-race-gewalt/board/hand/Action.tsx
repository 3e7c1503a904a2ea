import type { ReactNode } from 'react';

/** Button for an action of the viewer. */
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
  /** Whether the action is possible. If false, the button keeps its place and the focus, and a press does nothing. */
  readonly isOpen?: boolean;
  readonly className?: string;
  /** ID of the element that describes the action. */
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
      // The second click of a double click may hit a button that has just appeared there.
      onClick={isOpen ? ({ detail }) => detail <= 1 && onDo() : undefined}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
