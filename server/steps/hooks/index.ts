import type { DataStepSlug } from '../../../src/contract/steps/table';
import { addressInfoHooks } from './address-info';
import { cardHooks } from './card';
import { companyInfoHooks } from './company-info';
import { contactInfoHooks } from './contact-info';
import { contractHooks } from './contract';
import { identificationHooks } from './identification';
import { selfCertificationsHooks } from './self-certifications';
import type { StepHooks } from './stepHooks';

const hooks: Readonly<Partial<Record<DataStepSlug, StepHooks>>> = {
  'contact-info': contactInfoHooks,
  'address-info': addressInfoHooks,
  'company-info': companyInfoHooks,
  'self-certifications': selfCertificationsHooks,
  card: cardHooks,
  identification: identificationHooks,
  contract: contractHooks,
};

export const hooksOf = (slug: DataStepSlug): StepHooks => hooks[slug] ?? {};
