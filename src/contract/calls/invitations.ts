import { CAMPAIGN_QUERY_MAX_LENGTH, PROMO_OPERATING_LEVEL } from '../limits';
import { stepSlugs } from '../steps/table';
import type { DataAnswer, Invitation } from '../wireShapes';
import { declareCalls, json, requestSchema, requestSchemaOf } from './declare';
import { guid, shortText, stepNumber, text } from './schemas';

const invitation = {
  actorType: { type: 'string', const: 'adult' },
  codiceFiscale: shortText,
  email: shortText,
  phoneNumber: shortText,
  stepSlug: { type: 'string', enum: stepSlugs },
  type: shortText,
  guid,
  contactId: shortText,
  stepNumber: stepNumber(100),
  // Any text is accepted. Parts that are not campaign parameters are dropped.
  campaignUrl: { type: 'string' },
  encryptedReporterId: { type: 'string', maxLength: CAMPAIGN_QUERY_MAX_LENGTH },
  promoCode: shortText,
  analyticsId: shortText,
} as const;

/** Invitations and promo codes. */
export const invitationCalls = declareCalls('7.7', {
  invitations: {
    service: 'v2',
    path: '/wgt/business/invitations',
    request: requestSchemaOf<Invitation>({ properties: invitation, required: Object.keys(invitation) }),
    answer: json<DataAnswer<unknown>>(),
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
    answer: json<DataAnswer<readonly { readonly campaignUrl?: string }[]>>(),
  },
  promocodeCheck: {
    method: 'GET',
    service: 'legacy',
    path: '/promocode/check',
    request: requestSchemaOf<{ readonly promocode: string; readonly operatingLevel: string }>({
      required: ['promocode', 'operatingLevel'],
      properties: { promocode: text, operatingLevel: { type: 'string', const: PROMO_OPERATING_LEVEL } },
    }),
  },
});
