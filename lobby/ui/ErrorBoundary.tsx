import { Component, type ReactNode } from 'react';

/** Shows a replacement where its content fails, so that the page around it keeps working. */
export class ErrorBoundary extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
