import { useEffect } from 'react';
import { useAppSelector } from '../state/hooks';
import { selectPath, selectReady, selectSubPage } from '../state/selectors';

const loadTitles = () => import(/* webpackChunkName: "titles" */ './titles');

/** One title per page: it is the first thing a screen reader says, and what history and tabs show. */
export const usePageTitle = (): void => {
  const path = useAppSelector(selectPath);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  useEffect(() => {
    if (!ready) return undefined;
    let left = false;
    loadTitles()
      .then(({ titleOf }) => {
        if (!left) document.title = titleOf(path, subPage);
      })
      // The general title of the document stays.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [path, subPage, ready]);
};
