import { put, select, take } from 'typed-redux-saga';
import { rowOf } from '../../contract/steps/table';
import { pageViewed, type PageView } from '../../state/analytics';
import { navigated } from '../../state/navigation';
import { slugOfPath } from '../../state/paths';
import type { RootState } from '../../state/root';
import { selectCampaign, selectPath, selectReady, selectSubPage } from '../../state/selectors';
import { bootstrapped } from '../../state/session';

export const viewOf = (state: RootState): PageView | undefined => {
  const slug = slugOfPath(selectPath(state));
  if (!slug || !selectReady(state)) return undefined;
  const { partnership = '', convention = '' } = selectCampaign(state);
  const subSlug = rowOf(slug).subPages[selectSubPage(state)]?.analytics ?? '';
  return { slug, subSlug, partnership, convention };
};

/** However many actions led to a page, its view is recorded once. */
export function* trackPages() {
  let last = '';
  for (;;) {
    yield* take([navigated.type, bootstrapped.type]);
    const view = yield* select(viewOf);
    const key = view ? `${view.slug}/${view.subSlug}` : '';
    if (view && key !== last) yield* put(pageViewed(view));
    last = key;
  }
}
