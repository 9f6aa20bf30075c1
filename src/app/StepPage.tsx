import { useEffect } from 'react';
import { contactPages, type StepSlug } from '../contract/steps/table';
import { loadStepSagas } from '../flows/start/loadStepSagas';
import { fetchAhead } from '../screens/fetchAhead';
import { likelyChunks, screenOf } from '../screens/registry';
import { whenIdle } from '../screens/shared/whenIdle';
import { useAppSelector, useAppStore } from '../state/hooks';
import { selectGuid, selectOpening, selectReady, selectSlug, selectSubPage } from '../state/selectors';
import { SkeletonStep } from '../ui/shell/Skeleton';
import { loadExtras } from './extras';
import { fetchFont } from './font';
import { loadRecorder } from './recording/loadRecorder';
import { NotFoundPage } from './standalonePages';
import { StepErrors } from './StepErrors';

/** Independent of the address: RouterSync brings the two together. */
export function StepPage() {
  const current = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  const guid = useAppSelector(selectGuid);
  const isOpening = useAppSelector(selectOpening) !== null;
  const slug = isOpening ? 'contact-info' : ready && current;
  useFetchingAhead(slug, subPage);
  if (!slug) return <SkeletonStep />;
  const Screen = screenOf(slug, subPage);
  // The first page shows no data of a request: it stays as it is when the service has answered.
  const isFirst = slug === 'contact-info' && subPage === contactPages.intro;
  if (!Screen) return <NotFoundPage />;
  return (
    <StepErrors>
      {/* Remounts the form for another request, even at the same step. */}
      <Screen key={isFirst ? '' : guid} />
    </StepErrors>
  );
}

/** The first page is read for so long that the watch over session and other tabs begins on it. */
const READ_MS = 20_000;

/**
 * The first page fetches the flows without running them: its watchers can wait, or come with the next page.
 */
function useFetchingAhead(slug: StepSlug | false | null, subPage: number) {
  const store = useAppStore();
  const isIntro = slug === 'contact-info' && subPage === contactPages.intro;
  useEffect(() => {
    if (!slug) return;
    const next = likelyChunks(slug, subPage);
    // What fails is fetched again when it is needed.
    const load = () =>
      Promise.all([loadStepSagas(), loadExtras(), loadRecorder(store)]).catch(() => undefined);
    const stop = whenIdle(() => {
      void fetchAhead(...next, 'flows', 'extras').then(fetchFont);
      if (!isIntro) void load();
    });
    const timer = isIntro ? setTimeout(() => void load(), READ_MS) : undefined;
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [slug, subPage, isIntro, store]);
}

const Thanks = screenOf('thanks', 0);

export function ThanksPage() {
  const ready = useAppSelector(selectReady);
  if (!ready || !Thanks) return <SkeletonStep fields={2} />;
  return (
    <StepErrors>
      <Thanks />
    </StepErrors>
  );
}
