import { backRequested, nextRequested, subPageRequested } from '../../src/flows/actions';
import type { StepSlug } from '../../src/contract/steps/table';
import { useAppDispatch, useAppSelector } from '../../src/state/hooks';
import { selectSlug, selectSubPage } from '../../src/state/selectors';
import { PageHeading } from '../../src/ui/shell/PageHeading';

/** In place of every screen: says which step and sub-page it is, and asks for the moves that screens ask for. */
function Screen() {
  const dispatch = useAppDispatch();
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  return (
    <>
      <PageHeading>{`${slug}/${subPage}`}</PageHeading>
      <button onClick={() => dispatch(subPageRequested(subPage + 1))}>Avanti</button>
      <button onClick={() => dispatch(nextRequested({ values: {} }))}>Continua</button>
      <button onClick={() => dispatch(backRequested())}>Indietro</button>
    </>
  );
}

export const registry = () => ({
  screenOf: () => Screen,
  prefetchScreen: jest.fn(),
  likelyNext: (slug: StepSlug): StepSlug => slug,
});
