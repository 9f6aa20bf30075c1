import type { FastifyInstance } from 'fastify';
import { promoCode } from '../../src/contract/rules/contact';
import { readWebConfig } from '../config/webConfig';
import { decryptInvitation } from '../crypto/invitationCipher';
import { campaignUrlOf } from '../domain/campaignUrl';
import { PROMO_ACCEPTED, promoRefusal } from '../domain/promo';
import { acceptField } from '../errors/acceptField';
import { Refusal, REQUEST_MALFORMED } from '../errors/refusal';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { findInvitation, recordInvitation } from '../repositories/invitations';
import { findPromoCode } from '../repositories/promo';
import { lockRequest } from '../repositories/requests';
import { signedGuid, signOut } from '../session/signedOut';
import { requestToRead } from './access';
import { endpoint } from './endpoint';

/** Specification, 7.7. */
export const invitationRoutes = (app: FastifyInstance): void => {
  const { db, clock, config } = app.deps;

  endpoint(app, 'invitations', {
    handler: async (sent, call) => {
      const invitation = { ...sent, campaignUrl: campaignUrlOf(sent.campaignUrl) };
      // A call repeated because its answer was lost: the invitation is recorded, the session signed out.
      if (signedGuid(call.session) === invitation.guid) return { status: 'success', data: invitation };
      const { guid, state } = await requestToRead(call, invitation.guid);
      const { session } = call;
      await db.transaction(async (tx) => {
        await lockRequest(tx, guid);
        await recordInvitation(tx, { ...invitation, createdAt: clock.now() });
        const isEnd = invitation.stepSlug === 'thanks' && state !== 'open';
        if (isEnd && session?.guid === guid) await signOut(tx, session, guid);
      });
      return { status: 'success', data: invitation };
    },
  });

  endpoint(app, 'legacyInvitation', {
    handler: async ({ p }, { session }) => {
      const { invitationPassphrase } = await readWebConfig(config.WEB_DIR);
      const identifier = await decryptInvitation(p, invitationPassphrase);
      if (identifier === undefined) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });
      const found = session?.guid ? await findInvitation(db, session.guid, identifier) : undefined;
      return { status: 'success', data: found ? [{ campaignUrl: found.campaignUrl }] : [] };
    },
  });

  endpoint(app, 'promocodeCheck', {
    handler: async ({ promocode, operatingLevel }, call) => {
      const code = acceptField('promoCode', promoCode(), promocode);
      await rateLimitCall(call, 'promoByAddress', call.session && { promoBySession: call.session.id });
      const promo = await findPromoCode(db, code.toUpperCase());
      const refusal = promoRefusal(promo, operatingLevel, clock.now());
      if (refusal !== undefined) throw new Refusal(refusal.reason, refusal.message);
      return { status: 'success', message: PROMO_ACCEPTED };
    },
  });
};
