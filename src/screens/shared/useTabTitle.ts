import { useEffect } from 'react';
import { shellCopy } from '../../copy/shell';

/** Gives the browser's tab the page's title where the address does not tell it. */
export const useTabTitle = (title: string): void => {
  useEffect(() => {
    document.title = shellCopy.tabTitle(title);
  }, [title]);
};
