import fc from 'fast-check';
import { documentTypes } from '../../../../src/contract/documentTypes';
import type { StepValues } from '../../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../../src/contract/steps/table';
import { goodValues, type Applicant } from '../../support';
import { changed, type Changes } from './fields';
import { places } from './right';

/** Values of the widgets that only some deployments ask for. */
const optional: Partial<Record<DataStepSlug, StepValues>> = {
  'address-info': {
    tutore: {
      tutoreNome: 'Anna',
      tutoreCognome: 'Verdi',
      tutoreEmail: 'anna@example.it',
      tutoreCellulare: '3339876543',
      tutoreCf: 'VRDNNA70A41F205I',
    },
  },
  'self-certifications': {
    dettaglioAttivita: { professione: 'Ceramista', settoreEconomico: 'Artigianato', attivitaSvolta: 'Vasi' },
  },
};

const choice = (path: string, ...values: string[]): fc.Arbitrary<Changes> =>
  fc.constantFrom(...values).map((value) => ({ [path]: value }));

const address = (widget: string): fc.Arbitrary<Changes> =>
  fc
    .constantFrom(...places)
    .map((place) =>
      Object.fromEntries(Object.entries(place).map(([name, value]) => [`${widget}.${name}`, value])),
    );

const all = (...parts: fc.Arbitrary<Changes>[]): fc.Arbitrary<Changes> =>
  fc.tuple(...parts).map((changes) => Object.assign({}, ...changes) as Changes);

const { identityCard, passport, drivingLicence, healthCard, fixedTermPermit, indefinitePermit } =
  documentTypes;
const numbers: Readonly<Record<string, string>> = {
  [identityCard]: 'CA12345AB',
  [passport]: 'YA1234567',
  [drivingLicence]: 'MI1234567X',
  [healthCard]: '80380001234',
  [fixedTermPermit]: 'I1234567',
  [indefinitePermit]: 'I7654321',
};

const documents = (italian: boolean): fc.Arbitrary<Changes> => {
  const first = [identityCard, passport, drivingLicence] as const;
  const second = italian ? [...first, healthCard] : [fixedTermPermit, indefinitePermit];
  return fc.tuple(fc.constantFrom(...first), fc.constantFrom<string>(...second)).map(([one, other]) => ({
    'documento.documento': one,
    'documento.numeroDocumento': numbers[one] ?? '',
    'secondoDocumento.secondoDocumento': other,
    'secondoDocumento.numeroSecondoDocumento': numbers[other] ?? '',
  }));
};

const choices = (slug: DataStepSlug, italian: boolean): fc.Arbitrary<Changes> => {
  switch (slug) {
    case 'address-info':
      return all(choice('domicilio.domicilio', 'residenza', 'altro'), address('residenza'), address('domicilio'));
    case 'company-info':
      return all(choice('sedeAmministrativa.sedeAmministrativa', 'sedeLegale', 'altro'), address('sedeLegale'), address('sedeAmministrativa'));
    case 'card':
      return all(choice('spedizione.spedizioneCarta', 'residenza', 'domicilio', 'altro'), address('spedizione'));
    case 'self-certifications':
      // A form may hold an option's key or its words.
      return choice('attivita.settoreAttivita', 'C', 'Attività manifatturiere');
    case 'identification':
      return documents(italian);
    default:
      return fc.constant({});
  }
}; // prettier-ignore

export const rightValues = (slug: DataStepSlug, applicant: Applicant): StepValues => ({
  ...goodValues(applicant)[slug],
  ...optional[slug],
});

export const bases = (slug: DataStepSlug, right: StepValues, italian: boolean): fc.Arbitrary<StepValues> =>
  choices(slug, italian).map((changes) => changed(right, changes));
