import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A native modal dialog, which keeps the focus inside and returns it when it closes. */
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
      // Keys pressed in the dialog are not meant for the page.
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
