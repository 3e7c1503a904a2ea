import { Component, type ReactNode } from 'react';

/** Shows something else where what is inside breaks, so that the page around it goes on. */
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
