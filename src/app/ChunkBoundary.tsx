import { Component, type ReactNode } from 'react';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy } from '../copy/app';
import { PlainError } from './PlainError';

interface State {
  readonly error: unknown;
}

const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** A screen that does not load, or breaks, leaves a way on instead of a blank page: the page loaded afresh. */
export class ChunkBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <PlainError message={isChunkFailure(error) ? errorCopy.chunkText : UNEXPECTED_ERROR} />;
  }
}
