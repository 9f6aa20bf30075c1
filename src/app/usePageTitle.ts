import { useEffect } from 'react';
import { shellCopy } from '../copy/shell';
import { useAppSelector } from '../state/hooks';
import { selectErrorScreen, selectPath, selectReady, selectSubPage } from '../state/selectors';
import { titleOf } from './titles';

/**
 * Sets the document's title, one per page; the error screen has its own. Screen readers say it first; history
 * and tabs show it.
 */
export const usePageTitle = (): void => {
  const path = useAppSelector(selectPath);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  const error = useAppSelector(selectErrorScreen);
  useEffect(() => {
    if (error) {
      document.title = shellCopy.tabTitle(error.title ?? shellCopy.errorScreenTitle);
      return;
    }
    if (ready) document.title = titleOf(path, subPage);
  }, [path, subPage, ready, error]);
};
