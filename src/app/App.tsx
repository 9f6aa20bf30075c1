import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useAppSelector } from '../state/hooks';
import { selectBusy, selectDialog, selectErrorScreen, selectPath, selectReady } from '../state/selectors';
import { LoadingOverlay } from '../ui/shell/LoadingOverlay';
import { SkeletonStep } from '../ui/shell/Skeleton';
import { ChunkBoundary } from './ChunkBoundary';
import { Frame } from './Frame';
import { GlobalErrorScreen } from './GlobalErrorScreen';
import { LazyErrorDialog } from './lazyDialog';
import { KnownCustomerPage, NotFoundPage, SessionExpiredPage } from './outsidePages';
import { RouterSync } from './RouterSync';
import { StepPage } from './StepPage';
import { ThanksPage } from './ThanksPage';
import { usePageTitle } from './usePageTitle';

const reload = (): void => window.location.reload();

export function App() {
  const errorScreen = useAppSelector(selectErrorScreen);
  const busy = useAppSelector(selectBusy);
  const hasDialog = useAppSelector(selectDialog) !== null;
  usePageTitle();
  return (
    <>
      <RouterSync />
      <ChunkBoundary reload={reload}>
        {errorScreen ? (
          <GlobalErrorScreen error={errorScreen} />
        ) : (
          <Frame>
            <Suspense fallback={<SkeletonStep />}>
              <Pages />
            </Suspense>
          </Frame>
        )}
        <Suspense>{hasDialog && <LazyErrorDialog />}</Suspense>
      </ChunkBoundary>
      <LoadingOverlay active={busy} />
    </>
  );
}

/** By the store's path, which the address follows: stepping through a trace shows its pages. */
function Pages() {
  const path = useAppSelector(selectPath);
  const ready = useAppSelector(selectReady);
  return (
    <Routes location={ready ? path : '/'}>
      <Route path="/" element={<StepPage />} />
      <Route path="/request/*" element={<StepPage />} />
      <Route path="/thanks" element={<ThanksPage />} />
      <Route path="/resume" element={<KnownCustomerPage />} />
      <Route path="/session-expired/*" element={<SessionExpiredPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
