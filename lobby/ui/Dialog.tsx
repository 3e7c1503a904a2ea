import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A window over the page. Native: it keeps the focus inside and gives it back when it closes. */
export function Dialog({
  title,
  className = 'dialog',
  onClose,
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleID = useId();
  useEffect(() => {
    const opened = dialog.current;
    const returnTo = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleID}
      // What is pressed in it is not meant for the page under it.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleID}>{title}</h2>
      {children}
    </dialog>
  );
}
