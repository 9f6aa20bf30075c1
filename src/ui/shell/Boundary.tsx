import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly instead: (error: unknown) => ReactNode;
  readonly resetKey?: number;
}
interface State {
  readonly error: unknown;
}

/** React's root reports the error (src/app/start.tsx). */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    // Code may throw anything.
    return { error: error ?? new Error('Nothing was thrown') };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.instead(error);
  }
}
