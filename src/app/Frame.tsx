import type { ReactNode } from 'react';
import { dataStepSlugs, stepperLabels, type StepSlug } from '../contract/steps/table';
import { useAppSelector } from '../state/hooks';
import { firstSegment, slugOfPath } from '../state/paths';
import {
  selectConfig,
  selectIsWaiting,
  selectMoves,
  selectOpening,
  selectPath,
  selectSlug,
} from '../state/selectors';
import { Layout } from '../ui/shell/Layout';
import { NavigationContext } from '../ui/shell/PageHeading';
import { Stepper } from '../ui/shell/Stepper';
import { ConfiguredFooter } from './ConfiguredFooter';
import { JourneyCode } from './JourneyCode';

/** Returns the position in the stepper, counted from 1. A complete request is past the last step. */
const positionOf = (slug: StepSlug): number => {
  const index = (dataStepSlugs as readonly StepSlug[]).indexOf(slug);
  return index < 0 ? dataStepSlugs.length + 1 : index + 1;
};

/** Header with the stepper, the page, the footer. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const moves = useAppSelector(selectMoves);
  const busy = useAppSelector(selectIsWaiting);
  const config = useAppSelector(selectConfig);
  return (
    <Layout
      stepper={<RequestStepper />}
      footer={<ConfiguredFooter config={config} supportCode={<JourneyCode />} />}
      busy={busy}
    >
      <NavigationContext value={moves === 0 ? undefined : String(moves)}>{children}</NavigationContext>
    </Layout>
  );
}

function RequestStepper() {
  const path = useAppSelector(selectPath);
  const current = useAppSelector(selectSlug);
  const isOpening = useAppSelector(selectOpening) !== null;
  const named = slugOfPath(path);
  // Progress is hidden until the code is confirmed.
  if (!['', 'request', 'thanks'].includes(firstSegment(path)) || current === 'auth') return null;
  // The thanks page of another request: the steps of the current one are not done.
  if (named === 'thanks' && current === 'contact-info') return null;
  // Until the step is loaded, the stepper follows the address, or keeps its height where that names none.
  const slug = named === 'thanks' ? named : (current ?? named);
  return (
    <Stepper
      steps={stepperLabels}
      current={positionOf(slug ?? 'contact-info')}
      hidden={!slug && !isOpening}
    />
  );
}
