import { Component, use, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { UNEXPECTED_ERROR } from '../contract/errors';
import { errorCopy, supportCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import { note } from '../state/recording';
import type { RootState } from '../state/root';
import { selectConfig, selectMoves } from '../state/selectors';
import { ActionBar } from '../ui/shell/ActionBar';
import { Layout } from '../ui/shell/Layout';
import { PageHeading } from '../ui/shell/PageHeading';
import { ConfiguredFooter } from './ConfiguredFooter';
import { useReload } from './extra/useReload';
import { JourneyCode } from './JourneyCode';

interface PlainErrorProps {
  readonly message?: string;
  /** Header and footer stand around it. */
  readonly isFramed?: boolean;
}

/**
 * Shown if the chunk of a page or of the error screen does not load, and in place of what has crashed. Uses
 * only what is loaded already. Without a configuration there is no store.
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
  /** Header and footer stand around it. */
  readonly isFramed?: boolean;
  /** When it changes, the children are tried anew. */
  readonly resetKey?: number;
}
interface State {
  readonly error: unknown;
}

const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Catches what fails to load or render, and offers the ways on. What stands around it goes on working. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    note('crash', { name: 'boundary', error });
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, isFramed } = this.props;
    if (error === null) return children;
    const message = isChunkFailure(error) ? errorCopy.chunkText : UNEXPECTED_ERROR;
    return <PlainError message={message} {...(isFramed && { isFramed })} />;
  }
}
