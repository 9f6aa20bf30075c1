/** Maps steps to screens. Each screen is its own chunk, loaded when the step is shown or shortly before. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { contactPages, dataStepSlugs, type StepSlug } from '../contract/steps/table';
import { loadStepSagas } from '../flows/start/loadStepSagas';

type Load = () => Promise<{ default: ComponentType }>;
interface Screen {
  readonly load: Load;
  readonly Component: LazyExoticComponent<ComponentType>;
}

const screen = (load: Load): Screen => ({ load, Component: lazy(load) });

/** A screen whose actions need the sagas of the steps: it loads together with them. */
const withSagas = (load: Load): Screen =>
  screen(async () => {
    const [loaded] = await Promise.all([load(), loadStepSagas()]);
    return loaded;
  });

/** The first page needs neither the form library nor the rules, and does not wait for them. */
const intro = screen(
  () => import(/* webpackChunkName: "screen-contact-info-intro" */ './steps/contact-info/Intro'),
);

const screens: Readonly<Partial<Record<StepSlug, Screen>>> = {
  'contact-info': withSagas(
    () => import(/* webpackChunkName: "screen-contact-info" */ './steps/contact-info'),
  ),
  'address-info': withSagas(
    () => import(/* webpackChunkName: "screen-address-info" */ './steps/address-info'),
  ),
  'company-info': withSagas(
    () => import(/* webpackChunkName: "screen-company-info" */ './steps/company-info'),
  ),
  'self-certifications': withSagas(
    () => import(/* webpackChunkName: "screen-self-certifications" */ './steps/self-certifications'),
  ),
  card: withSagas(() => import(/* webpackChunkName: "screen-card" */ './steps/card')),
  identification: withSagas(
    () => import(/* webpackChunkName: "screen-identification" */ './steps/identification'),
  ),
  contract: withSagas(() => import(/* webpackChunkName: "screen-contract" */ './steps/contract')),
  auth: withSagas(() => import(/* webpackChunkName: "screen-resume" */ './resume')),
  thanks: screen(() => import(/* webpackChunkName: "screen-thanks" */ './thanks')),
};

/** The pages of a request that was begun earlier. */
export const { Component: ResumePage } = withSagas(
  () => import(/* webpackChunkName: "screen-resume" */ './resume'),
);
export const { Component: StatusPage } = withSagas(
  () => import(/* webpackChunkName: "screen-status" */ './status'),
);
export const { Component: ReuploadPage } = withSagas(
  () => import(/* webpackChunkName: "screen-reupload" */ './reupload'),
);

const entryOf = (slug: StepSlug, subPage: number): Screen | undefined =>
  slug === 'contact-info' && subPage === contactPages.intro ? intro : screens[slug];

/** Returns the screen of a step; undefined for a step that has none. */
export const screenOf = (slug: StepSlug, subPage: number): Screen['Component'] | undefined =>
  entryOf(slug, subPage)?.Component;

/** Prefetches a screen's chunk. A failure is ignored: the chunk is loaded again when the screen is shown. */
export const prefetchScreen = (slug: StepSlug, subPage = 0): void => {
  entryOf(slug, subPage)
    ?.load()
    .catch(() => undefined);
};

/** Returns the step that probably comes next. Used for prefetching only: the service decides the order. */
export const likelyNext = (slug: StepSlug): StepSlug | undefined => {
  const index = (dataStepSlugs as readonly StepSlug[]).indexOf(slug);
  if (index < 0) return undefined;
  return dataStepSlugs[index + 1] ?? 'thanks';
};
