import { emptyAnswers } from '../../src/contract/questionnaire';
import { addressInfo } from '../../src/contract/steps/address-info';
import { card } from '../../src/contract/steps/card';
import { companyInfo } from '../../src/contract/steps/company-info';
import { contactInfo } from '../../src/contract/steps/contact-info';
import type { StepDefinition, StepValues } from '../../src/contract/steps/definition';
import { selfCertifications } from '../../src/contract/steps/self-certifications';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { fromStoredAnswers } from '../questionnaire/storedAnswers';
import type { SavedAnswer } from '../repositories/answers';
import type { Consent as StoredConsent } from '../repositories/consents';
import { chosenWords } from './optionTexts';
import type { Consent, ContractData } from './data';
import type { PrintedBrand } from './printedBrand';

export interface StoredRequest {
  readonly guid: string;
  readonly answers: readonly (SavedAnswer & { readonly step: string })[];
  readonly consents: readonly StoredConsent[];
  readonly legalLine: string;
  readonly brand: PrintedBrand;
}

const consentNames: Readonly<Record<string, string>> = {
  consensoPrivacy: 'Informativa sulla privacy',
  consensoInformativa: 'Foglio informativo',
  visioneDocumentazione: 'Informativa sul trattamento dei dati sensibili',
};

export const valuesOf = <Values extends StepValues>(
  definition: StepDefinition<Values>,
  stored: readonly SavedAnswer[],
): Values => {
  const text = new Map(stored.map(({ widget, component, value }) => [`${widget}.${component}`, value]));
  const widgets = Object.entries(definition.empty).filter(
    ([name]) => !definition.optional?.includes(name) || stored.some(({ widget }) => widget === name),
  );
  const values = widgets.map(([widget, empty]) => [
    widget,
    Object.fromEntries(
      Object.entries(empty).map(([name, value]) => [name, text.get(`${widget}.${name}`) ?? value]),
    ),
  ]);
  return Object.fromEntries(values) as Values;
};

const consentsOf = (stored: readonly StoredConsent[]): Consent[] =>
  stored
    .map(({ name, textVersion, givenAt }) => ({
      description: consentNames[name] ?? name,
      textVersion,
      at: givenAt,
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.description.localeCompare(b.description, 'it'));

export const contractDataOf = ({
  guid,
  answers,
  consents,
  legalLine,
  brand,
}: StoredRequest): Omit<ContractData, 'kind' | 'barCode' | 'at'> => {
  const at = (step: DataStepSlug): SavedAnswer[] => answers.filter((answer) => answer.step === step);
  const values = {
    contact: valuesOf(contactInfo, at('contact-info')),
    address: valuesOf(addressInfo, at('address-info')),
    company: valuesOf(companyInfo, at('company-info')),
    activity: valuesOf(selfCertifications, at('self-certifications')),
    card: valuesOf(card, at('card')),
    answers: fromStoredAnswers(at('self-certifications')) ?? emptyAnswers,
  };
  return { guid, legalLine, brand, ...values, words: chosenWords(values), consents: consentsOf(consents) };
};
