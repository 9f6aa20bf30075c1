import { CAMPAIGN_QUERY_MAX_LENGTH, PROMO_OPERATING_LEVEL } from '../limits';
import { stepSlugs } from '../steps/table';
import { declareCalls, requestSchema } from './declare';
import { guid, shortText, stepNumber, text } from './schemas';

const slug = { type: 'string', enum: stepSlugs } as { readonly type: 'string' };

/** The record of a step that was reached. */
export const invitation = requestSchema({
  actorType: { type: 'string', const: 'adult' },
  codiceFiscale: shortText,
  email: shortText,
  phoneNumber: shortText,
  stepSlug: slug,
  type: shortText,
  guid,
  contactId: shortText,
  stepNumber: stepNumber(100),
  // Any text is accepted. Parts that are not campaign parameters are dropped.
  campaignUrl: { type: 'string' },
  encryptedReporterId: { type: 'string', maxLength: CAMPAIGN_QUERY_MAX_LENGTH },
  promoCode: shortText,
  analyticsId: shortText,
});

/** Invitations and promo codes. */
export const invitationCalls = declareCalls('7.7', {
  invitations: {
    service: 'v2',
    path: '/wgt/business/invitations',
    request: invitation,
    errors: [401, 404],
  },
  legacyInvitation: {
    method: 'GET',
    service: 'legacy',
    path: '/onboarding/inv',
    request: requestSchema({
      p: { type: 'string', maxLength: 2048 },
      last: { type: 'string', const: 'true' },
    }),
  },
  promocodeCheck: {
    method: 'GET',
    service: 'legacy',
    path: '/promocode/check',
    request: requestSchema({
      promocode: text,
      operatingLevel: { type: 'string', const: PROMO_OPERATING_LEVEL },
    }),
  },
});
