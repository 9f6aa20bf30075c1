/** Which sub-page of a step to show: pure, by what the service has confirmed. */
import { contactPages, rowOf, type StepSlug } from '../../contract/steps/table';
import type { Widget } from '../../contract/wire';

/** The service's word on a component: '', 'pending', 'valid', 'error'. */
export const statusOf = (widgets: readonly Widget[], widget: string, component: string): string =>
  widgets.find(({ name }) => name === widget)?.components.find(({ name }) => name === component)?.status ??
  '';

/** Where the contact step stands, by the statuses of its components. */
export const contactPageOf = (widgets: readonly Widget[]): number => {
  const email = statusOf(widgets, 'email', 'validateEmail');
  const phone = statusOf(widgets, 'cellulare', 'otpCellulare');
  if (statusOf(widgets, 'credenziali', 'password') === 'valid') return contactPages.passwordOk;
  if (phone === 'valid') return contactPages.createPassword;
  if (phone === 'pending') return contactPages.verifyPhone;
  if (email === 'valid') return contactPages.mobilePhone;
  if (email === 'pending') return contactPages.verifyEmail;
  return contactPages.intro;
};

const lastPageOf = (slug: StepSlug): number => Math.max(0, rowOf(slug).subPages.length - 1);

/** Where a step begins when it arrives. */
export const landingPage = (slug: StepSlug, widgets: readonly Widget[]): number =>
  slug === 'contact-info' ? contactPageOf(widgets) : 0;

/** Where a step is entered from the step after it. */
export const returnPage = (slug: StepSlug, widgets: readonly Widget[]): number =>
  slug === 'contact-info' ? contactPageOf(widgets) : lastPageOf(slug);

/** A code that was confirmed is not asked for again: its page is stepped over, either way. */
const overConfirmed = (widgets: readonly Widget[], page: number, step: 1 | -1): number => {
  const email = statusOf(widgets, 'email', 'validateEmail') === 'valid';
  const phone = statusOf(widgets, 'cellulare', 'otpCellulare') === 'valid';
  const confirmed =
    (page === contactPages.verifyEmail && email) || (page === contactPages.verifyPhone && phone);
  return confirmed ? page + step : page;
};

/** The page to show when `wanted` is asked for from `current`. */
export const allowedPage = (
  slug: StepSlug,
  widgets: readonly Widget[],
  { wanted, current }: { readonly wanted: number; readonly current: number },
): number => {
  const bounded = Math.min(Math.max(0, wanted), lastPageOf(slug));
  if (slug !== 'contact-info') return bounded;
  const reached = contactPageOf(widgets);
  // The credentials exist: nothing before them can be changed here any more.
  if (reached === contactPages.passwordOk) return reached;
  const reachable = Math.min(bounded, Math.max(reached, contactPages.info));
  return overConfirmed(widgets, reachable, wanted >= current ? 1 : -1);
};
