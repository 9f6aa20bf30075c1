import { answerWith, described, list, named, text, texts } from './declare';
import { documentReading } from './uploads';
import {
  component as sentComponent, invitationOf, shortText, stepNumber, widget as sentWidget,
} from '../requestSchemas'; // prettier-ignore

export const component = described('Component', sentComponent, {
  value: "Text as typed. Flags are 'true', 'false', 'valid' or 'selected'",
  status: "'' untouched, 'pending' code sent, 'valid' confirmed by the service, 'error' refused",
  errorMessage: 'Messages for the applicant, in Italian',
});

const widgetOfSent = described('Widget', sentWidget, { errorMessage: 'Messages for the whole widget' });
export const widget = {
  ...widgetOfSent,
  properties: { ...widgetOfSent.properties, components: list(component) },
};

export const invitation = described('Invitation', invitationOf(shortText), {
  phoneNumber: 'With the prefix +39',
  type: 'The business product code',
});

export const contract = named(
  'Contract',
  { stampeId: text(), barCode: text(), barcode: text(), description: text() },
  {
    optional: ['barCode', 'barcode', 'description'],
    description:
      'In a list, entry 0 is the questionnaire and entry 1 the contract. The number is in barCode or barcode',
  },
);

export const paperwork = named(
  'Paperwork',
  {
    nome: text(),
    cognome: text(),
    prodotto: text(),
    contactId: text(),
    lastEdit: text('ISO 8601 with offset'),
    status: text(),
    guid: text(),
    lastStep: text('The Italian title of the step'),
    email: text(),
    cell: text(),
    ragioneSociale: text('The name of the business, once it is given'),
    reference: text('The bar code of the contract, once it is signed'),
    signedAt: text('ISO 8601 with offset'),
  },
  { optional: ['ragioneSociale', 'reference', 'signedAt'] },
);

/** In the identification step, for pages that did not send the picture themselves. */
const storedReading = named(
  'StoredReading',
  { type: text('Upload type of the picture'), reading: documentReading },
  { description: 'What was read in a stored picture. Not in the specification, may be absent' },
);

const step = {
  number: {
    ...stepNumber(99),
    description: 'The position of the step in numbering A or B. Null for steps without a number',
  },
  name: text('The Italian title of the step'),
  widgets: list(widget),
  contactId: text(),
  guid: text(),
  invitations: list(invitation),
  contracts: list(contract),
  paperworkList: list(paperwork),
  errorMessage: texts('Messages for the applicant, in Italian'),
  journey: text("The code of the request's journey, which replaces the session's"),
  readings: list(storedReading),
} as const;

export const stepShape = named('Step', step, { optional: ['journey', 'readings'] });
export const stepAnswer = { ...answerWith(step, ['journey', 'readings']), title: 'StepAnswer' };
