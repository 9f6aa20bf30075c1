import { Suspense, useEffect } from 'react';
import { likelyNext, prefetchScreen, screenOf } from '../screens/registry';
import { whenIdle } from '../screens/shared/whenIdle';
import { useAppSelector } from '../state/hooks';
import { selectReady, selectSlug, selectSubPage } from '../state/selectors';
import { SkeletonStep } from '../ui/shell/Skeleton';
import { KnownCustomerPage } from './KnownCustomerPage';

/** The current step, whatever the address says: the two meet in RouterSync. */
export function StepPage() {
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  usePrefetchedNext();
  if (!ready || !slug) return <SkeletonStep />;
  const Screen = screenOf(slug, subPage);
  return Screen ? (
    <Suspense fallback={<SkeletonStep />}>
      <Screen />
    </Suspense>
  ) : (
    <KnownCustomerPage />
  );
}

/** While the applicant types here, the next step's chunk comes. The intro looks after itself. */
function usePrefetchedNext() {
  const slug = useAppSelector(selectSlug);
  const isIntro = useAppSelector(selectSubPage) === 0 && slug === 'contact-info';
  useEffect(() => {
    const next = slug && !isIntro ? likelyNext(slug) : undefined;
    return next && whenIdle(() => prefetchScreen(next));
  }, [slug, isIntro]);
}
