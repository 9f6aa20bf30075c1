/** Which screen shows which step: each a chunk of its own, fetched when the step comes or shortly before. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { contactPages, dataStepSlugs, type StepSlug } from '../contract/steps/table';
import { loadLater } from '../flows/start/loadStepSagas';

type Load = () => Promise<{ default: ComponentType }>;
interface Screen {
  readonly load: Load;
  readonly Component: LazyExoticComponent<ComponentType>;
}

const screen = (load: Load): Screen => ({ load, Component: lazy(load) });

/** A screen that asks something of the flows comes together with them. */
const answered = (load: Load): Screen =>
  screen(async () => {
    const [loaded] = await Promise.all([load(), loadLater()]);
    return loaded;
  });

/** The first page of all needs neither form library nor rules, and must not wait for them. */
const intro = screen(
  () => import(/* webpackChunkName: "screen-contact-info-intro" */ './steps/contact-info/Intro'),
);

const screens: Readonly<Partial<Record<StepSlug, Screen>>> = {
  'contact-info': answered(
    () => import(/* webpackChunkName: "screen-contact-info" */ './steps/contact-info'),
  ),
  'address-info': answered(
    () => import(/* webpackChunkName: "screen-address-info" */ './steps/address-info'),
  ),
  'company-info': answered(
    () => import(/* webpackChunkName: "screen-company-info" */ './steps/company-info'),
  ),
  'self-certifications': answered(
    () => import(/* webpackChunkName: "screen-self-certifications" */ './steps/self-certifications'),
  ),
  card: answered(() => import(/* webpackChunkName: "screen-card" */ './steps/card')),
  identification: answered(
    () => import(/* webpackChunkName: "screen-identification" */ './steps/identification'),
  ),
  contract: answered(() => import(/* webpackChunkName: "screen-contract" */ './steps/contract')),
  auth: answered(() => import(/* webpackChunkName: "screen-resume" */ './resume')),
  thanks: screen(() => import(/* webpackChunkName: "screen-thanks" */ './thanks')),
};

/** The pages around a request that was begun earlier. */
export const { Component: ResumePage } = answered(
  () => import(/* webpackChunkName: "screen-resume" */ './resume'),
);
export const { Component: StatusPage } = answered(
  () => import(/* webpackChunkName: "screen-status" */ './status'),
);
export const { Component: ReuploadPage } = answered(
  () => import(/* webpackChunkName: "screen-reupload" */ './reupload'),
);

const entryOf = (slug: StepSlug, subPage: number): Screen | undefined =>
  slug === 'contact-info' && subPage === contactPages.intro ? intro : screens[slug];

/** The screen of a step; undefined for a step that has none. */
export const screenOf = (slug: StepSlug, subPage: number): Screen['Component'] | undefined =>
  entryOf(slug, subPage)?.Component;

/** Fetches a screen's chunk ahead of need. A failure is nothing: the screen is fetched again when it is shown. */
export const prefetchScreen = (slug: StepSlug, subPage = 0): void => {
  entryOf(slug, subPage)
    ?.load()
    .catch(() => undefined);
};

/** The step that most likely comes next. A guess for prefetching alone: the order is the service's. */
export const likelyNext = (slug: StepSlug): StepSlug | undefined => {
  const index = (dataStepSlugs as readonly StepSlug[]).indexOf(slug);
  if (index < 0) return undefined;
  return dataStepSlugs[index + 1] ?? 'thanks';
};
