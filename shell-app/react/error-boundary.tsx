import { Component, type ReactNode } from 'react';

/** Tells of an error below it once, and shows something else in its place. */
export class ErrorBoundary extends Component<
  { onError: (error: unknown) => void; fallback?: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
