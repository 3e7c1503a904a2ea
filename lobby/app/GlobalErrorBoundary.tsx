import type { ReactNode } from 'react';
import type { Messages } from '../i18n/en/common.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Catches errors of the whole page, and offers to load it again. */
export function GlobalErrorBoundary({
  text: { broken },
  children,
}: {
  readonly text: Messages;
  readonly children: ReactNode;
}) {
  const instead = (
    <main className="page trouble">
      <div role="alert">
        <h1>{broken.heading}</h1>
        <p className="lead">{broken.help}</p>
      </div>
      <button type="button" className="button button-main" onClick={() => window.location.reload()}>
        {broken.reload}
      </button>
    </main>
  );
  return <ErrorBoundary instead={instead}>{children}</ErrorBoundary>;
}
