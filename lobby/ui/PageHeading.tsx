import { type ReactNode, useEffect, useRef } from 'react';

/** The first page of a visit leaves the focus to the browser; later pages take it. */
let isFirstPage = true;

/** A page's h1. It takes the focus, so that keyboard and screen reader follow to the new page. */
export function PageHeading({
  title,
  className,
  children,
}: {
  /** Title of the browser's tab. Defaults to the heading. */
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    else heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = title === undefined ? 'Paddock' : `${title} – Paddock`;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
