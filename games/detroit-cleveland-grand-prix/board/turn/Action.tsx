import { type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * Returns a click handler that acts on each press, and only once on a double click. With `isOnce` false it acts on
 * every press, unless the first press was meant for the former button.
 */
function usePress(onDo: () => void, isOnce: boolean): (event: MouseEvent) => void {
  const isMeant = useRef(false);
  return ({ detail }) => {
    const isRepeated = detail > 1;
    if (isRepeated && (isOnce || !isMeant.current)) return;
    isMeant.current = true;
    onDo();
  };
}

/** Button for an action of the viewer. */
export function Action({
  label,
  onDo,
  isMain = false,
  isOnce = isMain,
  isOpen = true,
  className = '',
  children,
}: {
  readonly label: string;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  /** Whether the button sends a move, so that a double click does so only once. */
  readonly isOnce?: boolean;
  /**
   * Whether the action is possible. If false, the button keeps its place and the focus, and a press explains why or
   * does nothing.
   */
  readonly isOpen?: boolean;
  readonly className?: string;
  /** A picture before the label. */
  readonly children?: ReactNode;
}) {
  const press = usePress(onDo, isOnce);
  return (
    <button
      type="button"
      className={`grand-prix-action ${className}`}
      data-main={isMain}
      aria-disabled={!isOpen}
      onClick={isOpen ? press : undefined}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
