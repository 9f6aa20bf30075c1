import { use, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy, supportCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import type { RootState } from '../state/root';
import { selectConfig, selectMoves } from '../state/selectors';
import { ActionBar } from '../ui/shell/ActionBar';
import { Boundary } from '../ui/shell/Boundary';
import { Layout } from '../ui/shell/Layout';
import { PageHeading } from '../ui/shell/PageHeading';
import { ConfiguredFooter } from './ConfiguredFooter';
import { useReload } from './extra/useReload';
import { JourneyCode } from './JourneyCode';

interface PlainErrorProps {
  readonly message?: string;
  readonly isFramed?: boolean;
}

/**
 * Shown if a chunk does not load, so it uses only what is there. Without a configuration there is no store.
 */
export function PlainError({ message = errorCopy.chunkText, isFramed = false }: PlainErrorProps) {
  const { reload, isOffline, isChecking } = useReload();
  const state = use(ReactReduxContext)?.store.getState() as RootState | undefined;
  // The first page of a visit has nothing before it.
  const canGoBack = isFramed && state !== undefined && selectMoves(state) > 0;
  const content = (
    <>
      <PageHeading>{shellCopy.errorScreenTitle}</PageHeading>
      <p role="alert">{isOffline ? errorCopy.stillOffline : message}</p>
      {state && <JourneyCode label={supportCopy.sendRecording} />}
      <ActionBar
        continueLabel={shellCopy.retry}
        onContinue={reload}
        busy={isChecking}
        {...(canGoBack && { onBack: () => window.history.back() })}
      />
    </>
  );
  if (isFramed) return content;
  const footer = state && <ConfiguredFooter config={selectConfig(state)} supportCode={<JourneyCode />} />;
  return <Layout footer={footer}>{content}</Layout>;
}

interface Props {
  readonly children: ReactNode;
  readonly isFramed?: boolean;
  readonly resetKey?: number;
}

const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

export function ChunkBoundary({ children, isFramed = false, resetKey }: Props) {
  const instead = (error: unknown) => (
    <PlainError
      message={isChunkFailure(error) ? errorCopy.chunkText : UNEXPECTED_ERROR}
      isFramed={isFramed}
    />
  );
  return (
    <Boundary instead={instead} resetKey={resetKey}>
      {children}
    </Boundary>
  );
}
