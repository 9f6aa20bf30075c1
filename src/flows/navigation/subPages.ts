import { contactPages, rowOf, type StepSlug } from '../../contract/steps/table';
import type { Widget } from '../../contract/wire';

const componentOf = (widgets: readonly Widget[], widget: string, component: string) =>
  widgets.find(({ name }) => name === widget)?.components.find(({ name }) => name === component);

/** '', 'pending', 'valid' or 'error'. */
export const statusOf = (widgets: readonly Widget[], widget: string, component: string): string =>
  componentOf(widgets, widget, component)?.status ?? '';

export const valueOf = (widgets: readonly Widget[], widget: string, component: string): string =>
  componentOf(widgets, widget, component)?.value ?? '';

export const isPhoneConfirmed = (widgets: readonly Widget[]): boolean =>
  statusOf(widgets, 'cellulare', 'otpCellulare') === 'valid';

/**
 * A code that was sent comes first: address or number may have changed after the later ones were confirmed.
 */
export const contactPageOf = (widgets: readonly Widget[]): number => {
  const email = statusOf(widgets, 'email', 'validateEmail');
  if (email === 'pending') return contactPages.verifyEmail;
  if (statusOf(widgets, 'cellulare', 'otpCellulare') === 'pending') return contactPages.verifyPhone;
  if (statusOf(widgets, 'credenziali', 'password') === 'valid') return contactPages.passwordOk;
  if (isPhoneConfirmed(widgets)) return contactPages.createPassword;
  return email === 'valid' ? contactPages.mobilePhone : contactPages.intro;
};

const lastPageOf = (slug: StepSlug): number => Math.max(0, rowOf(slug).subPages.length - 1);

export const landingPage = (slug: StepSlug, widgets: readonly Widget[]): number =>
  slug === 'contact-info' ? contactPageOf(widgets) : 0;

export const returnPage = (slug: StepSlug, widgets: readonly Widget[]): number =>
  slug === 'contact-info' ? contactPageOf(widgets) : lastPageOf(slug);

const overConfirmed = (widgets: readonly Widget[], page: number, step: 1 | -1): number => {
  const email = statusOf(widgets, 'email', 'validateEmail') === 'valid';
  const phone = statusOf(widgets, 'cellulare', 'otpCellulare') === 'valid';
  const confirmed =
    (page === contactPages.verifyEmail && email) || (page === contactPages.verifyPhone && phone);
  return confirmed ? page + step : page;
};

export const allowedPage = (
  slug: StepSlug,
  widgets: readonly Widget[],
  { wanted, current }: { readonly wanted: number; readonly current: number },
): number => {
  const bounded = Math.min(Math.max(0, wanted), lastPageOf(slug));
  if (slug !== 'contact-info') return bounded;
  const reached = contactPageOf(widgets);
  // Once the password exists, the earlier pages can no longer be changed.
  if (reached === contactPages.passwordOk) return reached;
  const reachable = Math.min(bounded, Math.max(reached, contactPages.info));
  return overConfirmed(widgets, reachable, wanted >= current ? 1 : -1);
};
