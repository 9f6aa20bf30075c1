/**
 * Client and service derive their calls from this table: section 7 of the specification, and those for
 * support.
 */
import { codeCalls, contactCalls } from './calls/contact';
import { customerCalls } from './calls/customer';
import type { Endpoint } from './declare';
import { invitationCalls } from './calls/invitations';
import { lookupCalls } from './calls/lookups';
import { onboardingCalls } from './calls/onboarding';
import { contractCalls, reviewCalls, signCalls } from './calls/paperwork';
import { questionnaireCalls } from './calls/questionnaire';
import { supportCalls } from './calls/support';
import { uploadCalls } from './calls/uploads';
import { validationCalls } from './calls/validation';

export type { Endpoint } from './declare';
export { fillPath } from './calls/fillPath';

export const endpoints = {
  ...onboardingCalls,
  ...lookupCalls,
  ...contractCalls,
  ...validationCalls,
  ...customerCalls,
  ...contactCalls,
  ...signCalls,
  ...questionnaireCalls,
  ...invitationCalls,
  ...uploadCalls,
  ...reviewCalls,
  ...codeCalls,
  ...supportCalls,
};

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

export const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
