import { Component, type ReactNode } from 'react';
import type { Messages } from '../i18n/en/common.ts';

/** Catches errors of the whole page, and offers to load it again. */
export class GlobalErrorBoundary extends Component<
  { readonly text: Messages; readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { text, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <main className="page trouble">
        <div role="alert">
          <h1>{text.broken.heading}</h1>
          <p className="lead">{text.broken.help}</p>
        </div>
        <button
          type="button"
          className="button button-main"
          onClick={() => window.location.reload()}
        >
          {text.broken.reload}
        </button>
      </main>
    );
  }
}
