import { Component, type ReactNode } from 'react';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import { ErrorScreen } from '../ui/shell/ErrorScreen';

interface Props {
  readonly children: ReactNode;
  /** Loads the page afresh: after a new release the old chunks are gone. */
  readonly reload: () => void;
}
interface State {
  readonly error: unknown;
}

const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** A screen that does not load, or breaks, leaves a way on instead of a blank page. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <ErrorScreen
        message={isChunkFailure(error) ? errorCopy.chunkText : UNEXPECTED_ERROR}
        action={{ label: shellCopy.retry, onPress: this.props.reload }}
      />
    );
  }
}
