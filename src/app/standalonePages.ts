// A page that is lost fails as a page: ChunkBoundary takes its place.
// oxlint-disable-next-line no-restricted-imports
import { lazy, type ComponentType } from 'react';

const load = () => import(/* webpackChunkName: "pages" */ './pages');
const page = (name: keyof Awaited<ReturnType<typeof load>>) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));

export const NotFoundPage = page('NotFoundPage');
export const SessionExpiredPage = page('SessionExpiredPage');
