import { Suspense } from 'react';
import { screenOf } from '../screens/registry';
import { useAppSelector } from '../state/hooks';
import { selectReady } from '../state/selectors';
import { SkeletonStep } from '../ui/shell/Skeleton';

const Thanks = screenOf('thanks', 0);

export function ThanksPage() {
  const ready = useAppSelector(selectReady);
  const skeleton = <SkeletonStep fields={2} />;
  return <Suspense fallback={skeleton}>{ready && Thanks ? <Thanks /> : skeleton}</Suspense>;
}
