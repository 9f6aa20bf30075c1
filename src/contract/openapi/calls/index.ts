import type { CallDocs } from '../callDoc';
import { applicantDocs } from './applicant';
import { contactDocs } from './contact';
import { documentDocs } from './documents';
import { lookupDocs } from './lookups';
import { onboardingDocs } from './onboarding';

/** A summary and an example of each call. */
export const callDocs: CallDocs = {
  ...onboardingDocs,
  ...lookupDocs,
  ...applicantDocs,
  ...contactDocs,
  ...documentDocs,
};
