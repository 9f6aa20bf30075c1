import { Component, use, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import type { RootState } from '../state/root';
import { selectConfig } from '../state/selectors';
import { ActionBar } from '../ui/shell/ActionBar';
import { Layout } from '../ui/shell/Layout';
import { PageHeading } from '../ui/shell/PageHeading';
import { ConfiguredFooter } from './ConfiguredFooter';
import { useReload } from './extra/useReload';

/** Not a selector hook: without a configuration there is no store. */
function FooterIfConfigured() {
  const store = use(ReactReduxContext)?.store;
  return store ? <ConfiguredFooter config={selectConfig(store.getState() as RootState)} /> : null;
}

/** Shown if the chunk of a page or of the error screen does not load. Uses only what is loaded already. */
export function PlainError({ message = errorCopy.chunkText }: { readonly message?: string }) {
  const { reload, isOffline, isChecking } = useReload();
  return (
    <Layout footer={<FooterIfConfigured />}>
      <PageHeading>{shellCopy.errorScreenTitle}</PageHeading>
      <p role="alert">{isOffline ? errorCopy.stillOffline : message}</p>
      <ActionBar continueLabel={shellCopy.retry} onContinue={reload} busy={isChecking} />
    </Layout>
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
