import { Component, type ReactNode } from 'react';

/** Error boundary without a fallback: the screen beside it keeps working. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
