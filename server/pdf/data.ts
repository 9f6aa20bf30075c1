import type { QuestionnaireAnswers } from '../../src/contract/questionnaire';
import type { AddressInfoValues } from '../../src/contract/steps/address-info';
import type { CardValues } from '../../src/contract/steps/card';
import type { CompanyInfoValues } from '../../src/contract/steps/company-info';
import type { ContactInfoValues } from '../../src/contract/steps/contact-info';
import type { SelfCertificationsValues } from '../../src/contract/steps/self-certifications';
import type { PrintedBrand } from './printedBrand';

/** Position in the contract lists (spec, 3.5). */
export const contractKinds = { questionnaire: 0, contract: 1 } as const;
export type ContractKind = (typeof contractKinds)[keyof typeof contractKinds];

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

export interface Consent {
  readonly description: string;
  readonly textVersion: string;
  readonly at: Date;
}

/** The same data and time produce the same bytes. */
export interface ContractData {
  readonly kind: ContractKind;
  readonly guid: string;
  /** An even number of digits, also printed as a barcode. */
  readonly barCode: string;
  /** The time of rendering. Dates are printed in Europe/Rome time. */
  readonly at: Date;
  readonly legalLine: string;
  readonly brand: PrintedBrand;
  readonly contact: ContactInfoValues;
  readonly address: Omit<AddressInfoValues, 'tutore'>;
  readonly company: CompanyInfoValues;
  readonly activity: Optional<SelfCertificationsValues, 'dettaglioAttivita'>;
  readonly card: CardValues;
  readonly answers: QuestionnaireAnswers;
  /** The texts of chosen options, by field name ('codiceAteco' → '62.10 Attività di programmazione …'). */
  readonly words: Readonly<Record<string, string>>;
  readonly consents: readonly Consent[];
}
