import { lazy, type ComponentType } from 'react';
import { PlainError } from './ChunkBoundary';
import type { RestOfErrorsProps } from './extra/RestOfErrors';

/** Loads the error screens and the session warning: after the first page, or when an error comes earlier. */
export const loadExtras = () => import(/* webpackChunkName: "extras" */ './extra');

type Extras = Awaited<ReturnType<typeof loadExtras>>;

const extra = (name: Exclude<keyof Extras, 'RestOfErrors'>) =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: (await loadExtras())[name] };
    } catch {
      return { default: PlainError };
    }
  });

export const ConfigErrorScreen = extra('ConfigErrorScreen');
export const GlobalErrorScreen = extra('GlobalErrorScreen');
export const PageErrorDialog = extra('PageErrorDialog');
export const SessionWarning = extra('SessionWarning');

/** The errors are shown all the same if the chunk does not load. */
export const RestOfErrors = lazy(async (): Promise<{ default: ComponentType<RestOfErrorsProps> }> => {
  try {
    return { default: (await loadExtras()).RestOfErrors };
  } catch {
    return { default: ({ messages }) => messages.join(' ') };
  }
});
