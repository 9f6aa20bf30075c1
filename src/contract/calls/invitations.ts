import { PROMO_OPERATING_LEVEL } from '../limits';
import { stepSlugs } from '../steps/table';
import { declareCalls } from '../declare';
import { invitationOf, text, requestSchema } from '../requestSchemas';

const slug = { type: 'string', enum: stepSlugs } as { readonly type: 'string' };

export const invitationCalls = declareCalls('7.7', {
  invitations: {
    service: 'v2',
    path: '/wgt/business/invitations',
    request: invitationOf(slug),
    errors: [401, 404],
  },
  legacyInvitation: {
    method: 'GET',
    service: 'legacy',
    path: '/onboarding/inv',
    request: requestSchema({
      p: { type: 'string', maxLength: 2048 },
      last: { const: 'true' },
    }),
    reads: true,
  },
  promocodeCheck: {
    method: 'GET',
    service: 'legacy',
    path: '/promocode/check',
    request: requestSchema({
      promocode: text,
      operatingLevel: { const: PROMO_OPERATING_LEVEL },
    }),
    reads: true,
    statusOnly: true,
    byScreen: true,
  },
});
