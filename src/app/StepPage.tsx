import { useEffect } from 'react';
import { loadLater } from '../flows/start/loadStepSagas';
import { likelyNext, prefetchScreen, screenOf } from '../screens/registry';
import { whenIdle } from '../screens/shared/whenIdle';
import { useAppSelector } from '../state/hooks';
import { selectGuid, selectReady, selectSlug, selectSubPage } from '../state/selectors';
import { SkeletonStep } from '../ui/shell/Skeleton';
import { loadExtras } from './extras';
import { NotFoundPage } from './outsidePages';

/** The current step, whatever the address says: the two meet in RouterSync. */
export function StepPage() {
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  const guid = useAppSelector(selectGuid);
  usePrefetching();
  if (!ready || !slug) return <SkeletonStep />;
  const Screen = screenOf(slug, subPage);
  // Another request's form is another form, be it of the same step.
  return Screen ? <Screen key={guid} /> : <NotFoundPage />;
}

/** While the page is read and filled in, the code of what comes next arrives. The intro fetches its forms by itself. */
function usePrefetching() {
  const ready = useAppSelector(selectReady);
  const slug = useAppSelector(selectSlug);
  const isIntro = useAppSelector(selectSubPage) === 0 && slug === 'contact-info';
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      // What fails to come now is fetched again when it is needed.
      Promise.all([loadLater(), loadExtras()]).catch(() => undefined);
      const next = slug && !isIntro ? likelyNext(slug) : undefined;
      if (next) prefetchScreen(next);
    });
  }, [ready, slug, isIntro]);
}
