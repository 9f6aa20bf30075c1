/** The table contains no rules, to stay small. */

export interface SubPage {
  /** Analytics sub-slug (spec, 4.9). */
  readonly analytics: string;
}
export interface StepRow {
  /** Italian title, `Step.name` on the wire. */
  readonly title: string;
  /** Titles of other back ends. A step without components is known by its title alone. */
  readonly others?: readonly string[];
  /** Absent for steps that the stepper does not show. */
  readonly label?: string;
  readonly subPages: readonly SubPage[];
}

const pages = (...slugs: string[]): readonly SubPage[] => slugs.map((analytics) => ({ analytics }));

export const stepTable = {
  'contact-info': {
    title: 'Inizio',
    label: 'Inizio',
    subPages: pages(
      'ci-intro',
      'ci-info',
      'ci-verify-email',
      'ci-mobile-phone',
      'ci-verify-phone',
      'ci-create-password',
      'ci-password-ok',
    ),
  },
  'address-info': { title: 'Dati personali', label: 'Dati personali', subPages: [] },
  'company-info': { title: 'Dati azienda', label: 'Dati azienda', subPages: [] },
  'self-certifications': {
    title: 'Autocertificazioni',
    label: 'Autocertificazioni',
    subPages: pages('sc-qar1', 'sc-qar2'),
  },
  card: { title: 'Carta', label: 'Carta', subPages: [] },
  identification: {
    title: 'Identificati',
    label: 'Identificati',
    subPages: pages('id-video', 'id-doc1', 'id-doc2'),
  },
  contract: { title: 'Firma il contratto', label: 'Firma il contratto', subPages: [] },
  thanks: {
    title: 'Richiesta completata',
    others: ['Grazie', 'Richiesta inviata', 'Pratica completata'],
    subPages: [],
  },
  auth: { title: 'Autenticazione', subPages: [] },
} as const satisfies Record<string, StepRow>;

export type StepSlug = keyof typeof stepTable;
export type DataStepSlug = Exclude<StepSlug, 'thanks' | 'auth'>;

export const stepSlugs = Object.keys(stepTable) as StepSlug[];
export const dataStepSlugs = stepSlugs.filter(
  (slug): slug is DataStepSlug => slug !== 'thanks' && slug !== 'auth',
);

const normalise = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[!.]+$/, '');

export const slugOf = (title: string): StepSlug | undefined =>
  stepSlugs.find((slug) => {
    const { title: own, others = [] }: StepRow = stepTable[slug];
    return [own, ...others].some((one) => normalise(one) === normalise(title));
  });

export const isStepSlug = (text: string): text is StepSlug => (stepSlugs as string[]).includes(text);

export const rowOf = (slug: StepSlug): StepRow => stepTable[slug];

export const stepperLabels: readonly string[] = dataStepSlugs.map((slug) => stepTable[slug].label);

export const contactPages = {
  intro: 0,
  info: 1,
  verifyEmail: 2,
  mobilePhone: 3,
  verifyPhone: 4,
  createPassword: 5,
  passwordOk: 6,
} as const;
