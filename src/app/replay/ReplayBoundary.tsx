import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly instead: ReactNode;
  readonly resetKey?: number;
}

/** A recording may be damaged, or made by a stranger: what it breaks is reported, and the rest goes on. */
export class ReplayBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey !== this.props.resetKey && this.state.isBroken) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
