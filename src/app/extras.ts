import { lazy, type ComponentType } from 'react';
import { PlainError } from './ChunkBoundary';

/** Loads the error screens and the session warning: after the first page, or when an error comes earlier. */
export const loadExtras = () => import(/* webpackChunkName: "extras" */ './extra');

const extra = (name: keyof Awaited<ReturnType<typeof loadExtras>>) =>
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
