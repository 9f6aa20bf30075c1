import fc from 'fast-check';
import { fundDestinations, type QuestionnaireAnswers } from '../../../../src/contract/questionnaire';
import { stepDefinitions } from '../../../../src/contract/steps';
import type { StepValues } from '../../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../../src/contract/steps/table';
import { hostile } from './hostile';
import { mutated } from './mutated';
import { anyRight, rightFor } from './right';

const within = (widget: string, ...components: string[]): string[] =>
  components.map((component) => `${widget}.${component}`);

/** Fields that only the service sets: listed, so that no other is added unnoticed. */
export const owned: Readonly<Record<DataStepSlug, readonly string[]>> = {
  'contact-info': [
    'email.validateEmail',
    ...within('cellulare', 'prefisso', 'otpCellulare'),
    ...within('credenziali', 'password', 'confermaPassword'),
  ],
  'address-info': [
    'residenza.nazione',
    'domicilio.nazione',
    ...within('codiceFiscale', 'nome', 'cognome', 'data', 'sesso', 'citta', 'provincia', 'cf'),
  ],
  'company-info': [
    ...within('azienda', 'codiceAteco', 'tipoSocieta', 'settoreAttivita', 'codiceTipoSoggetto'),
    ...within('azienda', 'sottotipoSoggetto', 'risultatoEconomico', 'totaleBilancioAnnuo', 'dataChiusuraBilancio'),
    'contattiAzienda.prefisso',
    'sedeLegale.nazione',
    'sedeAmministrativa.nazione',
  ],
  'self-certifications': ['rapporto.naturaRapporto'],
  card: ['spedizione.nazione', 'carta.cartaFisica'],
  identification: [
    'video.docVideoCaptcha',
    ...within('documento', 'documentoFronte', 'documentoRetro'),
    ...within('secondoDocumento', 'cittadinanzaItaliana', 'documentoDueFronte', 'documentoDueRetro'),
    ...Object.keys(stepDefinitions.identification.empty['altriDocumenti'] ?? {}).map((name) => `altriDocumenti.${name}`),
  ],
  // Asked for by a setting of its own: onboarding/signatureCode.test.ts.
  contract: ['codiceFirma.otpFirma'],
}; // prettier-ignore

export const pathsOf = (values: StepValues): string[] =>
  Object.entries(values).flatMap(([widget, components]) => within(widget, ...Object.keys(components)));

export const at = (values: StepValues, path: string): string => {
  const [widget = '', component = ''] = path.split('.');
  return values[widget]?.[component] ?? '';
};

export const askedOf = (slug: DataStepSlug): string[] =>
  pathsOf(stepDefinitions[slug].empty).filter((path) => !owned[slug].includes(path));

export const componentOf = (path: string): string => path.slice(path.indexOf('.') + 1);

export const textFor = (component: string): fc.Arbitrary<string> => {
  const right = rightFor(component);
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: mutated(right) },
    { weight: 1, arbitrary: anyRight() },
    { weight: 5, arbitrary: hostile() },
  );
};

export type Changes = Readonly<Record<string, string>>;

export const changed = (values: StepValues, changes: Changes): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(
        Object.entries(components).map(([name, value]) => [name, changes[`${widget}.${name}`] ?? value]),
      ),
    ]),
  );

export const someOf = (paths: readonly string[]): fc.Arbitrary<Changes> =>
  fc.record(Object.fromEntries(paths.map((path) => [path, textFor(componentOf(path))])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Changes>;

export const isFlag = (field: string): boolean => fundDestinations.some(({ name }) => name === field);

export const someAnswers = (fields: readonly string[]): fc.Arbitrary<Partial<QuestionnaireAnswers>> =>
  fc.record(
    Object.fromEntries(fields.map((field) => [field, isFlag(field) ? fc.boolean() : textFor(field)])),
    { requiredKeys: [] },
  );

/** {questionario: {regione: 'x'}} → {'questionario.regione': 'x'}: errors by path, as the service has. */
export const flat = (errors: Readonly<Record<string, Readonly<Record<string, string>> | string>>): Changes =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([widget, components]) =>
      typeof components === 'string'
        ? [[widget, components]]
        : Object.entries(components).map(([name, message]) => [`${widget}.${name}`, message]),
    ),
  );
