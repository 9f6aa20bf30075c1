import { navigated, initialNavigation, navigationReducer } from '../../src/state/navigation';
import { bootstrapped } from '../../src/state/session';
import { errorScreenClosed } from '../../src/state/ui';

const loaded = navigationReducer(
  initialNavigation('/resume/abc'),
  navigated({ path: '/resume/abc', replace: true }),
);
const landed = navigationReducer(loaded, bootstrapped());

describe('what counts as a move to another page', () => {
  it('[R2.3-06] not what leads to the first page', () => {
    expect(navigationReducer(loaded, navigated({ path: '/request/card', replace: true })).moves).toBe(0);
    expect(navigationReducer(loaded, errorScreenClosed()).moves).toBe(0);
  });
  it('[R2.3-06] a redirect once a page is shown: from the code to the step', () => {
    expect(navigationReducer(landed, navigated({ path: '/request/card', replace: true })).moves).toBe(1);
  });
  it('[R2.3-06] the page behind an error screen that was closed', () => {
    expect(navigationReducer(landed, errorScreenClosed()).moves).toBe(1);
  });
  it('[R2.3-06] not the same page again, but another of its sub-pages', () => {
    const same = navigationReducer(landed, navigated({ path: '/resume/abc' }));
    expect(same.moves).toBe(0);
    expect(navigationReducer(same, navigated({ path: '/resume/abc', subPage: 1 })).moves).toBe(1);
  });
});
