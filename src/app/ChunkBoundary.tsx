import { Component, type ReactNode } from 'react';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import { Button } from '../ui/shell/Button';
import { reloadPage } from './extra/reloadPage';

const column = { maxWidth: '36rem', margin: '4rem auto', padding: '0 1.25rem' };

/** When the code of a page, or of the error screen itself, does not come: of what is here already. */
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
