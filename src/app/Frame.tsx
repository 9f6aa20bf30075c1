import type { ReactNode } from 'react';
import { dataStepSlugs, rowOf, stepperLabels, type StepSlug } from '../contract/steps/table';
import { useAppSelector } from '../state/hooks';
import { firstSegment, slugOfPath } from '../state/paths';
import {
  selectConfig,
  selectIsWaiting,
  selectMoves,
  selectOpening,
  selectPath,
  selectSlug,
  selectStep,
  selectSubPage,
} from '../state/selectors';
import { Layout } from '../ui/shell/Layout';
import { NavigationContext } from '../ui/shell/PageHeading';
import { Stepper, type StepPages } from '../ui/shell/Stepper';
import { ConfiguredFooter } from './ConfiguredFooter';
import { JourneyCode } from './JourneyCode';

/** A complete request is past the last step. */
const positionOf = (slug: StepSlug): number => {
  const index = (dataStepSlugs as readonly StepSlug[]).indexOf(slug);
  return index < 0 ? dataStepSlugs.length + 1 : index + 1;
};

/**
 * One of the two numberings in the sources begins with 0 (docs/decisions/steps.md). The step's title says
 * which step it is, so other numbers change nothing.
 */
const firstNumberOf = (slug: StepSlug | null, number: number | null): 0 | 1 =>
  slug !== null && slug !== 'auth' && number === positionOf(slug) - 1 ? 0 : 1;

const pagesOf = (slug: StepSlug | null | undefined, subPage: number): StepPages | undefined => {
  const { subPages } = rowOf(slug ?? 'thanks');
  if (subPages.length === 0) return undefined;
  const intro = slug === 'contact-info' ? 1 : 0;
  return { page: subPage + 1 - intro, pages: subPages.length - intro };
};

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
  const first = useAppSelector((state) => firstNumberOf(current, selectStep(state).number));
  const isOpening = useAppSelector(selectOpening) !== null;
  const subPage = useAppSelector(selectSubPage);
  const named = slugOfPath(path);
  // Progress is hidden until the code is confirmed.
  if (!['', 'request', 'thanks'].includes(firstSegment(path)) || current === 'auth') return null;
  // The thanks page of another request: the steps of the current one are not done.
  if (named === 'thanks' && current === 'contact-info') return null;
  // Until the step is loaded, the stepper follows the address, or keeps its height where that names none.
  const slug = named === 'thanks' ? named : (current ?? named);
  // The first page is the same at each address that shows it before the step is there: the build has one.
  const shown = slug ?? (isOpening ? 'contact-info' : null);
  return (
    <Stepper
      steps={stepperLabels}
      current={positionOf(shown ?? 'contact-info')}
      first={first}
      pages={pagesOf(shown, subPage)}
      hidden={shown === null}
    />
  );
}
