import { useEffect } from 'react';
import { shellCopy } from '../../copy/shell';

/** For pages that share an address, so the router cannot set the tab's title. */
export const useTabTitle = (title: string): void => {
  useEffect(() => {
    document.title = shellCopy.tabTitle(title);
  }, [title]);
};
