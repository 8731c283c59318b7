import { Component, type ReactNode } from 'react';

/** Draws nothing instead of what failed: the screen beside it goes on. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
