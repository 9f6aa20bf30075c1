import { contactPages, type StepSlug } from '../../contract/steps/table';
import type { FieldErrors } from '../../contract/validate';

type Pages = Readonly<Partial<Record<StepSlug, Readonly<Record<string, number>>>>>;

/** Sub-pages by widget, or by component where a widget is on two. */
const pages: Pages = {
  'contact-info': {
    anagrafica: contactPages.info,
    email: contactPages.info,
    promo: contactPages.info,
    consensi: contactPages.info,
    cellulare: contactPages.mobilePhone,
    credenziali: contactPages.createPassword,
  },
  'self-certifications': {
    attivita: 0,
    rapporto: 0,
    dettaglioAttivita: 0,
    'questionario.nazione': 0,
    'questionario.regione': 0,
    questionario: 1,
  },
  identification: { video: 0, documento: 1, secondoDocumento: 2, altriDocumenti: 2 },
};

const pageOf = (slug: StepSlug, path: string): number | undefined =>
  pages[slug]?.[path] ?? pages[slug]?.[path.split('.')[0] ?? ''];

export const pageOfErrors = (slug: StepSlug, paths: readonly string[], current: number): number => {
  const wrong = paths.flatMap((path) => pageOf(slug, path) ?? []);
  return wrong.length === 0 ? current : Math.min(...wrong);
};

/** An error that belongs to no sub-page is shown on each. */
export const isOnPage = (slug: StepSlug, path: string, page: number): boolean =>
  (pageOf(slug, path) ?? page) === page;

export const errorsOnPage = (slug: StepSlug | null, errors: FieldErrors, page: number): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => slug === null || isOnPage(slug, path, page)));
