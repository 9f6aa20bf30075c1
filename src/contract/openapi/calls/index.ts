import type { CallDocs } from '../callDoc';
import { applicantDocs } from './applicant';
import { contactDocs } from './contact';
import { documentDocs } from './documents';
import { lookupDocs } from './lookups';
import { onboardingDocs } from './onboarding';

export const callDocs: CallDocs = {
  ...onboardingDocs,
  ...lookupDocs,
  ...applicantDocs,
  ...contactDocs,
  ...documentDocs,
};
