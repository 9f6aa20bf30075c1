import type { DataStepSlug } from '../../../src/contract/steps/table';
import { addressInfoService } from './address-info';
import { cardService } from './card';
import { companyInfoService } from './company-info';
import { contactInfoService } from './contact-info';
import { contractService } from './contract';
import { identificationService } from './identification';
import { selfCertificationsService } from './self-certifications';
import type { StepService } from './stepHooks';

export const stepServices: Readonly<Record<DataStepSlug, StepService>> = {
  'contact-info': contactInfoService,
  'address-info': addressInfoService,
  'company-info': companyInfoService,
  'self-certifications': selfCertificationsService,
  card: cardService,
  identification: identificationService,
  contract: contractService,
};
