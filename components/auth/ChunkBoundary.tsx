import { Component, type ReactNode } from 'react';
import { reportUnexpected } from '#lib/http/report-unexpected.ts';

interface Props {
  /** What to say when a part's script did not arrive; what was typed elsewhere on the page stays. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Around a part that is loaded by itself. */
export class ChunkBoundary extends Component<Props> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown): void {
    reportUnexpected(error);
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
