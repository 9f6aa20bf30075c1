import { useLayoutEffect } from 'react';
import { shellCopy } from '../copy/shell';
import { useAppSelector } from '../state/hooks';
import { isStandalone } from '../state/paths';
import { selectErrorScreen, selectPath, selectReady, selectSubPage } from '../state/selectors';
import { titleOf } from './titles';

/** Screen readers say the title first; history and tabs show it. The error screen has its own. */
export const usePageTitle = (): void => {
  const path = useAppSelector(selectPath);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  const error = useAppSelector(selectErrorScreen);
  // Before the effects of the page itself, whose title may depend on what it has loaded (useTabTitle).
  useLayoutEffect(() => {
    if (error) {
      document.title = shellCopy.tabTitle(error.title ?? shellCopy.errorScreenTitle);
      return;
    }
    // A page of its own is there before any call is answered.
    if (ready || isStandalone(path)) document.title = titleOf(path, subPage);
  }, [path, subPage, ready, error]);
};
