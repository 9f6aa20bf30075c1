import { lazy, type ComponentType } from 'react';
import { PlainError } from './ChunkBoundary';

/** Errors and the session's end: fetched once the first page stands, or when something goes wrong before. */
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
