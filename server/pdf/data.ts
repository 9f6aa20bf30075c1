import type { QuestionnaireAnswers } from '../../src/contract/questionnaire';
import type { AddressInfoValues } from '../../src/contract/steps/address-info';
import type { CardValues } from '../../src/contract/steps/card';
import type { CompanyInfoValues } from '../../src/contract/steps/company-info';
import type { ContactInfoValues } from '../../src/contract/steps/contact-info';
import type { SelfCertificationsValues } from '../../src/contract/steps/self-certifications';

/** Place in the contract lists (spec, 3.5). */
export const contractKinds = { questionnaire: 0, contract: 1 } as const;
export type ContractKind = (typeof contractKinds)[keyof typeof contractKinds];

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** A text that the applicant has acknowledged. */
export interface Consent {
  readonly description: string;
  readonly textVersion: string;
  readonly at: Date;
}

/** All that a document says: the same data and time give the same bytes. */
export interface ContractData {
  readonly kind: ContractKind;
  readonly guid: string;
  /** Digits, an even number of them; printed as a barcode too. */
  readonly barCode: string;
  /** Time of the rendering; dates are printed as of Europe/Rome. */
  readonly at: Date;
  /** The provider's name, seat and registrations, one line, from configuration. */
  readonly legalLine: string;
  readonly contact: ContactInfoValues;
  readonly address: Omit<AddressInfoValues, 'tutore'>;
  readonly company: CompanyInfoValues;
  readonly activity: Optional<SelfCertificationsValues, 'dettaglioAttivita'>;
  readonly card: CardValues;
  readonly answers: QuestionnaireAnswers;
  /** What chosen options say, by field name ('codiceAteco' → '62.10 Attività di programmazione …'). */
  readonly words: Readonly<Record<string, string>>;
  readonly consents: readonly Consent[];
}
