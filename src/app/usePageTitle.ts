import { useEffect } from 'react';
import { shellCopy } from '../copy/shell';
import { useAppSelector } from '../state/hooks';
import { selectErrorScreen, selectPath, selectReady, selectSubPage } from '../state/selectors';

const loadTitles = () => import(/* webpackChunkName: "titles" */ './titles');

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
      return undefined;
    }
    if (!ready) return undefined;
    let left = false;
    loadTitles()
      .then(({ titleOf }) => {
        if (!left) document.title = titleOf(path, subPage);
      })
      // The document keeps its general title.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [path, subPage, ready, error]);
};
