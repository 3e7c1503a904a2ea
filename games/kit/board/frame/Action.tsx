import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * Returns a click handler that acts on each press, and only once on a double click. With `isOnce` false it acts on
 * every press, unless the first press was meant for the button that was there before.
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
  onClosed,
  className = '',
  describedBy,
  children,
  ...button
}: {
  readonly label: string;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  /** Whether the button sends a move, so that a double click does so only once. Defaults to `isMain`. */
  readonly isOnce?: boolean;
  /** Whether the action is possible. If false, the button keeps its place and the focus. */
  readonly isOpen?: boolean;
  /** Explains on a press why the action is not possible. If left out, such a press does nothing. */
  readonly onClosed?: () => void;
  readonly className?: string;
  /** ID of the element that describes the action. */
  readonly describedBy?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** A picture before the label. */
  readonly children?: ReactNode;
}) {
  const press = usePress(onDo, isOnce);
  return (
    <button
      type="button"
      className={`paddock-action ${className}`}
      data-main={isMain}
      aria-disabled={!isOpen}
      aria-describedby={describedBy}
      onClick={isOpen ? press : onClosed}
      {...button}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}

/** Button that ends the playback. */
export function Skip({ label, onSkip }: { readonly label: string; readonly onSkip: () => void }) {
  return <Action className="paddock-skip" data-part="skip" label={label} onDo={onSkip} />;
}
