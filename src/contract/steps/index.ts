/** This file loads yup, so screens import only the file of their step. */
import { addressInfo } from './address-info';
import { card } from './card';
import { companyInfo } from './company-info';
import { contactInfo } from './contact-info';
import { contract } from './contract';
import type { StepDefinition } from './definition';
import { identification } from './identification';
import { selfCertifications } from './self-certifications';
import type { DataStepSlug } from './table';

export const stepDefinitions: Readonly<Record<DataStepSlug, StepDefinition>> = {
  'contact-info': contactInfo,
  'address-info': addressInfo,
  'company-info': companyInfo,
  'self-certifications': selfCertifications,
  card,
  identification,
  contract,
};
