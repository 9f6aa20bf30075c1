import { contactInfo } from '../../steps/contact-info';
import { toWidgets, type StepDefinition, type StepValues } from '../../steps/definition';
import { stepTable, type StepSlug } from '../../steps/table';
import type { Contract, Invitation, Paperwork, ResumeState, StepAnswer } from '../../wire';

export const guid = 'kJ3vQ0mXw8eTz5Yb1nR7cA';
const contactId = 'C-48213077';
export const person = { nome: 'Giulia', cognome: 'Rossi', cf: 'RSSGLI85D44F205I' };
export const email = 'giulia.rossi@example.it';
export const mobile = '3331234567';
export const oneTimeCode = '482913';
export const journey = '7KQ2M9XT';
export const success = { status: 'success' } as const;

export const contact = {
  ...contactInfo.empty,
  anagrafica: person,
  email: { email, validateEmail: 'true' },
  cellulare: { cellulare: mobile, prefisso: '+39', otpCellulare: 'true' },
};

export const contracts: readonly Contract[] = [
  { stampeId: 'S-7712', barCode: '9000000000017', description: 'Questionario' },
  { stampeId: 'S-7713', barCode: '9000000000024', description: 'Contratto' },
];

export const invitation: Invitation = {
  actorType: 'adult',
  codiceFiscale: person.cf,
  email,
  phoneNumber: `+39${mobile}`,
  stepSlug: 'address-info',
  type: 'DITTA_INDIVIDUALE',
  guid,
  contactId,
  stepNumber: 2,
  campaignUrl: 'utm_source=newsletter',
  encryptedReporterId: '',
  promoCode: '',
  analyticsId: '',
};

export const paperwork: Paperwork = {
  nome: person.nome,
  cognome: person.cognome,
  prodotto: 'Conto business',
  contactId,
  lastEdit: '2026-03-02T10:15:00.000Z',
  status: 'DA COMPLETARE',
  guid,
  lastStep: stepTable['address-info'].title,
  email,
  cell: mobile,
};

export const stepAnswer = (
  number: number,
  slug: StepSlug,
  { empty, optional = [] }: Pick<StepDefinition, 'empty' | 'optional'>,
  saved: StepValues = {},
): StepAnswer => ({
  ...success,
  number,
  name: stepTable[slug].title,
  widgets: toWidgets({ ...empty, ...saved }).filter(({ name }) => !optional.includes(name)),
  contactId,
  guid,
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
  journey,
});

export const validate: ResumeState = { name: 'validate', cellulare: '*******567', resendIn: 60 };
