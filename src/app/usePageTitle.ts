import { useEffect } from 'react';
import { rowOf } from '../contract/steps/table';
import { titleCopy } from '../copy/app';
import { useAppSelector } from '../state/hooks';
import { firstSegment, slugOfPath } from '../state/paths';
import { selectPath, selectReady, selectSubPage } from '../state/selectors';

const pageTitles: Readonly<Record<string, string>> = titleCopy.pages;

export const titleOf = (path: string, subPage: number): string => {
  const slug = slugOfPath(path);
  if (!slug) return pageTitles[firstSegment(path)] ?? titleCopy.pages.notFound;
  return pageTitles[rowOf(slug).subPages[subPage]?.analytics ?? slug] ?? rowOf(slug).title;
};

/** One title per page: it is the first thing a screen reader says, and what history and tabs show. */
export const usePageTitle = (): void => {
  const path = useAppSelector(selectPath);
  const subPage = useAppSelector(selectSubPage);
  const ready = useAppSelector(selectReady);
  useEffect(() => {
    document.title = ready ? titleCopy.page(titleOf(path, subPage)) : titleCopy.site;
  }, [path, subPage, ready]);
};
