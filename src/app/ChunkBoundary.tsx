import { Component, type ReactNode } from 'react';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import { Button } from '../ui/shell/Button';
import { reloadPage } from './extra/reloadPage';

const column = { maxWidth: '36rem', margin: '4rem auto', padding: '0 1.25rem' };

/** Shown if the chunk of a page or of the error screen does not load. Uses only what is loaded already. */
export function PlainError({ message = errorCopy.chunkText }: { readonly message?: string }) {
  return (
    <main style={column}>
      <h1>{shellCopy.errorScreenTitle}</h1>
      <p role="alert">{message}</p>
      <Button onClick={reloadPage}>{shellCopy.retry}</Button>
    </main>
  );
}

interface State {
  readonly error: unknown;
}

const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Catches a screen that fails to load or render, and offers a reload. */
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
