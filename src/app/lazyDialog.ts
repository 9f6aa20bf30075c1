import { lazy, type ComponentType } from 'react';

/** The error dialog and what it is made of; fetched while the first screen is being read. */
export const loadDialog = async (): Promise<{ default: ComponentType }> => ({
  default: (await import(/* webpackChunkName: "error-dialog" */ './PageErrorDialog')).PageErrorDialog,
});

export const LazyErrorDialog = lazy(loadDialog);
