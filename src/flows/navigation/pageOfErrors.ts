import { contactPages, type StepSlug } from '../../contract/steps/table';
import type { FieldErrors } from '../../contract/validate';

const pageOfWidget: Readonly<Partial<Record<StepSlug, Readonly<Record<string, number>>>>> = {
  'contact-info': {
    anagrafica: contactPages.info,
    email: contactPages.info,
    cellulare: contactPages.mobilePhone,
    credenziali: contactPages.createPassword,
  },
  'self-certifications': { attivita: 0, rapporto: 0, dettaglioAttivita: 0, questionario: 1 },
  identification: { video: 0, documento: 1, secondoDocumento: 2, altriDocumenti: 2 },
};

/**
 * Returns the first sub-page with one of the errors. Returns the current one if it has an error, or if the
 * errors belong to no sub-page.
 */
export const pageOfErrors = (slug: StepSlug, errors: FieldErrors, current: number): number => {
  const pages = Object.keys(errors).flatMap((path) => pageOfWidget[slug]?.[path.split('.')[0] ?? ''] ?? []);
  return pages.length === 0 || pages.includes(current) ? current : Math.min(...pages);
};
