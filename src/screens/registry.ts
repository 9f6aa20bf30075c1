// A page that is lost fails as a page: ChunkBoundary takes its place.
// oxlint-disable-next-line no-restricted-imports
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { contactPages, dataStepSlugs, type StepSlug } from '../contract/steps/table';
import { loadStepSagas } from '../flows/start/loadStepSagas';
import Intro from './steps/contact-info/Intro';

type Load = () => Promise<{ default: ComponentType }>;
interface Screen {
  readonly load: Load;
  readonly Component: ComponentType | LazyExoticComponent<ComponentType>;
}

const screen = (load: Load): Screen => ({ load, Component: lazy(load) });

/** A screen whose actions need the sagas of the steps: it loads together with them. */
const withSagas = (load: Load): Screen =>
  screen(async () => {
    const [loaded] = await Promise.all([load(), loadStepSagas()]);
    return loaded;
  });

/** The first page is part of the entry: the build writes it into the page. */
const intro: Screen = { load: () => Promise.resolve({ default: Intro }), Component: Intro };

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

export const screenOf = (slug: StepSlug, subPage: number): Screen['Component'] | undefined =>
  entryOf(slug, subPage)?.Component;

/** A failure is ignored: the screen is loaded again when it is shown. */
export const preloadScreen = (slug: StepSlug, subPage = 0): void => {
  entryOf(slug, subPage)
    ?.load()
    .catch(() => undefined);
};

/** Only probable: the service decides the order. */
export const likelyChunks = (slug: StepSlug, subPage: number): readonly string[] => {
  const index = (dataStepSlugs as readonly StepSlug[]).indexOf(slug);
  if (index < 0) return [];
  const isIntro = slug === 'contact-info' && subPage === contactPages.intro;
  const next = isIntro ? slug : (dataStepSlugs[index + 1] ?? 'thanks');
  return [`screen-${next}`, ...(next === 'contract' ? ['screen-contract-reader'] : [])];
};
