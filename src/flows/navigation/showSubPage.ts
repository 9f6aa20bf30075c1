import { put, select } from 'typed-redux-saga';
import { type Destination, navigated } from '../../state/navigation';
import { pathOfStep } from '../../state/paths';
import { selectSlug, selectStep, selectSubPage } from '../../state/selectors';
import { previousStepRequested } from '../pageActions';
import { allowedPage } from './subPages';

export function* showSubPage(wanted: number, focus?: Pick<Destination, 'field'>) {
  const slug = yield* select(selectSlug);
  if (!slug) return;
  const { widgets } = yield* select(selectStep);
  const current = yield* select(selectSubPage);
  const subPage = allowedPage(slug, widgets, { wanted, current });
  yield* put(navigated({ path: pathOfStep(slug), subPage, ...focus }));
}

export function* goBack() {
  const slug = yield* select(selectSlug);
  const subPage = yield* select(selectSubPage);
  if (subPage > 0) yield* showSubPage(subPage - 1);
  else if (slug !== 'contact-info') yield* put(previousStepRequested());
}
