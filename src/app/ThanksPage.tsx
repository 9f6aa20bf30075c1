import { screenOf } from '../screens/registry';
import { useAppSelector } from '../state/hooks';
import { selectReady } from '../state/selectors';
import { SkeletonStep } from '../ui/shell/Skeleton';

const Thanks = screenOf('thanks', 0);

export function ThanksPage() {
  const ready = useAppSelector(selectReady);
  return ready && Thanks ? <Thanks /> : <SkeletonStep fields={2} />;
}
