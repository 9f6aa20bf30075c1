import type { DataStepSlug } from '../../src/contract/steps/table';

interface OrderedPage {
  readonly step: DataStepSlug;
  /** Sub-slugs (spec, 4.9), in their order; of a step without sub-pages, none. */
  readonly pages: readonly string[];
}

/**
 * The pages of an application in their order, as far as the service can distinguish them: between the two
 * pages of 'ci-intro', and of the questionnaire, an applicant sends nothing.
 */
export const pageOrder = [
  { step: 'contact-info', pages: ['ci-intro', 'ci-info'] },
  { step: 'contact-info', pages: ['ci-verify-email'] },
  { step: 'contact-info', pages: ['ci-mobile-phone'] },
  { step: 'contact-info', pages: ['ci-verify-phone'] },
  { step: 'contact-info', pages: ['ci-create-password'] },
  { step: 'contact-info', pages: ['ci-password-ok'] },
  { step: 'address-info', pages: [] },
  { step: 'company-info', pages: [] },
  { step: 'self-certifications', pages: ['sc-qar1', 'sc-qar2'] },
  { step: 'card', pages: [] },
  { step: 'identification', pages: ['id-video'] },
  { step: 'identification', pages: ['id-doc1'] },
  { step: 'identification', pages: ['id-doc2'] },
  { step: 'contract', pages: [] },
] as const satisfies readonly OrderedPage[];

export const nameOfPage = ({ step, pages }: OrderedPage): string => pages.at(-1) ?? step;
