import { dataStepSlugs, rowOf, stepSlugs } from '../../../src/contract/steps/table';
import { trackPages, viewOf } from '../../../src/flows/start/trackPages';
import { pageViewed } from '../../../src/state/analytics';
import { navigated } from '../../../src/state/navigation';
import { pathOfStep } from '../../../src/state/paths';
import { bootstrapped } from '../../../src/state/session';
import { flow, stateAfter } from '../support';

const at = (path: string, subPage: number, search = '') =>
  stateAfter({ search, actions: [bootstrapped(), navigated({ path, subPage })] });

describe('page views', () => {
  it('[R4.9-01] has a sub-slug for every page of the three steps that have several', () => {
    const subSlugs = stepSlugs.flatMap((slug) =>
      rowOf(slug).subPages.map((_, page) => viewOf(at(pathOfStep(slug), page))?.subSlug),
    );
    expect(subSlugs).toEqual([
      'ci-intro', 'ci-info', 'ci-verify-email', 'ci-mobile-phone', 'ci-verify-phone', 'ci-create-password', 'ci-password-ok',
      'sc-qar1', 'sc-qar2',
      'id-video', 'id-doc1', 'id-doc2',
    ]); // prettier-ignore
  });

  it('[R4.9-01] records the slug with partnership and convention', () => {
    for (const slug of [...dataStepSlugs, 'thanks'] as const) {
      const view = viewOf(at(pathOfStep(slug), 0, '?partnership=acme&convention=c1'));
      expect(view).toMatchObject({ slug, partnership: 'acme', convention: 'c1' });
    }
    const bare = { slug: 'card', subSlug: '', partnership: '', convention: '' };
    expect(viewOf(at('/request/card', 0))).toEqual(bare);
  });

  it('[R4.9-01] each page once a visit, none before the first is shown, none outside the steps', async () => {
    const { test } = flow(trackPages, stateAfter());
    const { effects } = await test
      .dispatch(navigated({ path: '/request/contact-info' }))
      .dispatch(bootstrapped())
      .dispatch(navigated({ path: '/request/contact-info' }))
      .dispatch(navigated({ path: '/request/contact-info', subPage: 1 }))
      .dispatch(navigated({ path: '/boh' }))
      .dispatch(navigated({ path: '/request/contact-info', subPage: 1 }))
      .silentRun(0);
    const made = (effects.put ?? []).map(
      ({ payload }) => (payload as unknown as { action: ReturnType<typeof pageViewed> }).action,
    );
    expect(made.every(pageViewed.match)).toBe(true);
    expect(made.map(({ payload }) => payload.subSlug)).toEqual(['ci-intro', 'ci-info', 'ci-info']);
  });
});
