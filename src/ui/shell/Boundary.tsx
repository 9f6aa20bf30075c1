import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Returns what is shown in place of the children once they have failed. */
  readonly instead: (error: unknown) => ReactNode;
  /** When it changes, the children are tried again. */
  readonly resetKey?: number;
}
interface State {
  readonly error: unknown;
}

/** Catches what fails to load or to render. React's root reports the error (src/app/start.tsx). */
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
