import { createAction, type Middleware } from '@reduxjs/toolkit';

export interface PageView {
  readonly slug: string;
  /** '' where the step has no sub-pages. */
  readonly subSlug: string;
  readonly partnership: string;
  readonly convention: string;
}

/** Spec, 4.9. */
export const pageViewed = createAction<PageView>('analytics/pageViewed');

declare global {
  interface Window {
    /** Where a tag manager, if the installation has one, collects events. */
    dataLayer?: unknown[];
  }
}

export const analyticsMiddleware: Middleware = () => (next) => (action) => {
  if (pageViewed.match(action)) window.dataLayer?.push({ event: 'pageView', ...action.payload });
  return next(action);
};
