import { useEffect } from 'react';
import { loadStepSagas } from '../flows/start/loadStepSagas';
import { likelyNext, prefetchScreen, screenOf } from '../screens/registry';
import { whenIdle } from '../screens/shared/whenIdle';
import { useAppSelector } from '../state/hooks';
import { selectGuid, selectReady, selectSlug, selectSubPage } from '../state/selectors';
import { SkeletonStep } from '../ui/shell/Skeleton';
import { loadExtras } from './extras';
import { NotFoundPage } from './standalonePages';
import { StepErrors } from './StepErrors';

/** The screen of the current step, whatever the address: RouterSync brings the two together. */
export function StepPage() {
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  const guid = useAppSelector(selectGuid);
  usePrefetching();
  if (!ready || !slug) return <SkeletonStep />;
  const Screen = screenOf(slug, subPage);
  if (!Screen) return <NotFoundPage />;
  return (
    <StepErrors>
      {/* Remounts the form for another request, even at the same step. */}
      <Screen key={guid} />
    </StepErrors>
  );
}

/** Prefetches the chunks that come next while the page is read. The intro prefetches its forms itself. */
function usePrefetching() {
  const ready = useAppSelector(selectReady);
  const slug = useAppSelector(selectSlug);
  const isIntro = useAppSelector(selectSubPage) === 0 && slug === 'contact-info';
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      // A failed prefetch is repeated when the chunk is needed.
      Promise.all([loadStepSagas(), loadExtras()]).catch(() => undefined);
      const next = slug && !isIntro ? likelyNext(slug) : undefined;
      if (next) prefetchScreen(next);
    });
  }, [ready, slug, isIntro]);
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
