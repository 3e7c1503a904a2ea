import { type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * Carries out each press, of a double click only the first. Pressed again and again on purpose (`isOnce` false) a
 * button does it every time, but not if the first press was meant for what was in its place before.
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

/** A button for something that the viewer can do. */
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
  /** Whether it sends a move: a double click does so once. */
  readonly isOnce?: boolean;
  /** false: stays in its place and keeps the focus; pressed, it says why not or does nothing. */
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
