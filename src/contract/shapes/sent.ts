/** Shapes that are sent and answered. */
import { CAMPAIGN_QUERY_MAX_LENGTH } from '../limits';
import { guid, shortText, stepNumber, text } from './parts';
import { list, requestSchema } from './schema';

const name = { type: 'string', maxLength: 80 } as const;
const messages = list({ type: 'string', maxLength: 500 }, { maxItems: 20 });
/** A component and a widget as both sides send them. */
export const component = requestSchema({ name, value: text, status: name, errorMessage: messages });
export const widget = requestSchema({
  name,
  code: name,
  errorMessage: messages,
  components: list(component, { maxItems: 60 }),
});

/** Creates the schema of the record of a step, whose slug has the schema `stepSlug`. */
export const invitationOf = (stepSlug: { readonly type: 'string' }) =>
  requestSchema({
    actorType: { type: 'string', const: 'adult' },
    codiceFiscale: shortText,
    email: shortText,
    phoneNumber: shortText,
    stepSlug,
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
