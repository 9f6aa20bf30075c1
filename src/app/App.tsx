import { Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { useAppSelector, useAppStore } from '../state/hooks';
import { firstSegment, isResuming, isStandalone } from '../state/paths';
import {
  selectDialog,
  selectErrorScreen,
  selectIsWaiting,
  selectMoves,
  selectOpening,
  selectPath,
  selectReady,
  selectRecordingShown,
  selectWarning,
} from '../state/selectors';
import { whenIdle } from '../screens/shared/whenIdle';
import { LoadingOverlay } from '../ui/shell/LoadingOverlay';
import { SkeletonStep } from '../ui/shell/Skeleton';
import { ChunkBoundary } from './ChunkBoundary';
import { Frame } from './Frame';
import { fetchFont, showFont } from './font';
import { GlobalErrorScreen, PageErrorDialog, SessionWarning } from './extras';
import { loadRecorder } from './recording/loadRecorder';
import { RecordingDialog } from './recordingDialog';
import { NotFoundPage, SessionExpiredPage } from './standalonePages';
import { ResumePage, ReuploadPage, StatusPage } from '../screens/registry';
import { RouterSync } from './RouterSync';
import { StepPage, ThanksPage } from './StepPage';
import { usePageTitle } from './usePageTitle';

// Constant elements, so that a change around the page does not make React hydrate everything at once.
const framedPage = (
  <Suspense>
    <FramedPage />
  </Suspense>
);
const errorScreen = <GlobalErrorScreen />;

export function App() {
  const hasErrorScreen = useAppSelector(selectErrorScreen) !== null;
  const hasDialog = useAppSelector(selectDialog) !== null;
  const hasWarning = useAppSelector(selectWarning) !== null;
  const isWaiting = useAppSelector(selectIsWaiting);
  const isPressed = useAppSelector(selectOpening) === 'pressed';
  const hasRecording = useAppSelector(selectRecordingShown);
  useRecorder();
  usePageTitle();
  return (
    <>
      <RouterSync />
      <ChunkBoundary>{hasErrorScreen ? errorScreen : framedPage}</ChunkBoundary>
      {hasDialog && <PageErrorDialog />}
      {hasWarning && <SessionWarning />}
      {hasRecording && <RecordingDialog />}
      {/* At once for a press that was made before the app was there: it has been shown as kept. */}
      <LoadingOverlay active={isWaiting} {...(isPressed && { delay: 0 })} />
    </>
  );
}

/** A boundary of its own leaves header and footer on a page that crashes. */
function FramedPage() {
  const moves = useAppSelector(selectMoves);
  useLayoutEffect(showFont, [moves]);
  return (
    <Frame>
      <ChunkBoundary resetKey={moves} isFramed>
        <Suspense fallback={<SkeletonStep />}>
          <Page />
        </Suspense>
      </ChunkBoundary>
    </Frame>
  );
}

const pages: Readonly<Record<string, ComponentType>> = {
  '': StepPage,
  request: StepPage,
  thanks: ThanksPage,
  resume: ResumePage,
  status: StatusPage,
  reupload: ReuploadPage,
};

/** The pages of a request that is resumed have no step whose page loads the recorder and the font. */
function useRecorder(): void {
  const store = useAppStore();
  const isWanted = isResuming(useAppSelector(selectPath));
  useEffect(() => {
    if (!isWanted) return;
    // It is loaded again when a recording is wanted.
    loadRecorder(store).catch(() => undefined);
    return whenIdle(fetchFont);
  }, [isWanted, store]);
}

/** Chooses the page by the store's path, not by the address: replaying a trace shows its pages. */
function Page() {
  const path = useAppSelector(selectPath);
  const ready = useAppSelector(selectReady);
  if (isStandalone(path))
    return firstSegment(path) === 'session-expired' ? <SessionExpiredPage /> : <NotFoundPage />;
  const Shown = (ready && pages[firstSegment(path)]) || StepPage;
  return <Shown />;
}
