import type { FastifyInstance } from 'fastify';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import { slugOf } from '../../src/contract/steps/table';
import type { Step } from '../../src/contract/wire';
import { brandOf } from '../brand';
import { productName } from '../brand/product';
import { protectSigned } from '../documents/protectSigned';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { todayInRome } from '../domain/today';
import { NO_PROCESS, Refusal } from '../errors/refusal';
import { countDevice } from '../figures/tally';
import { updateSession, WAITED } from '../repositories/sessions';
import { locatedStep } from '../resume/current';
import { hasCookie, openSession } from '../session/session';
import { bindJourney } from '../session/journey';
import { isReleased, openedElsewhere } from '../session/release';
import { signedGuid, signOut } from '../session/signedOut';
import { sessionTimes } from '../session/times';
import { nextStep, previousStep, type Reached, type RequireStill } from '../steps/advance';
import { startRequest } from '../steps/start';
import { thanksStep } from '../steps/thanks';
import { ownGuid, requireSession, requireStillAllowed } from './access';
import { endpoint, type Call } from './endpoint';

/** The page polls every few seconds, but not while it is hidden. */
const WAITING_MS = 5 * 60_000;
const UNKNOWN_PRODUCT = 'Il prodotto richiesto non è disponibile.';

/** Signs a session out whose request was signed elsewhere, once the last page was shown there. */
const afterThanks = async ({ deps, session }: Call, { request, step }: Reached): Promise<Step> => {
  const { guid, state } = request;
  const isThanked = state !== 'open' && step.invitations.some(({ stepSlug }) => stepSlug === 'thanks');
  if (!session || !isThanked) return step;
  await signOut(deps.db, session, guid);
  return thanksStep(deps.config, guid);
};

/** Records that the applicant waits here for another device: this session keeps the request once. */
const keepWaiting = async ({ deps, session }: Call): Promise<void> => {
  const waitingUntil = new Date(deps.clock.now().getTime() + WAITING_MS);
  if (!session || session.waitingUntil?.getTime() === WAITED.getTime()) return;
  await updateSession(deps.db, session.id, { waitingUntil });
};

export const onboardingRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'productInfo', {
    handler: async (_, { http, reply, deps, session }) => {
      if (!session && hasCookie(http)) throw new Refusal('sessionOver', sessionExpiryMessages.productInfo);
      const current = session ?? (await openSession(deps, http, reply));
      return {
        status: 'success',
        data: {
          productCode: current.productCode,
          name: productName(brandOf(deps.config).product),
          today: todayInRome(deps.clock.now()),
          session: sessionTimes(deps, current),
          journey: current.journey,
        },
      };
    },
  });

  endpoint(app, 'onboardingStart', {
    handler: async ({ code }, call) => {
      const { deps } = call;
      const session = requireSession(call);
      if (!deps.config.PRODUCT_CODES.includes(code)) throw new Refusal('productUnknown', UNKNOWN_PRODUCT);
      await rateLimitCall(call, 'startByAddress');
      const step = await startRequest(deps, session, code);
      if (step.guid !== session.guid) countDevice(deps, 'begun', call.http);
      if (step.journey !== undefined) bindJourney(call.http, step.journey);
      return { status: 'success', ...step };
    },
  });

  endpoint(app, 'onboardingNext', {
    validatesTexts: true,
    handler: async (step, call) => {
      const guid = ownGuid(call);
      if (step.waiting && guid !== undefined) await keepWaiting(call);
      const requireStill: RequireStill = (db, request) =>
        requireStillAllowed(call, db, request, () => new Refusal('noRequest', NO_PROCESS));
      const reached = guid === undefined ? undefined : await nextStep(call.deps, guid, step, requireStill);
      if (reached?.request.step === 'contract') {
        if (slugOf(reached.step.name) === 'thanks') countDevice(call.deps, 'signed', call.http);
        await protectSigned(call.deps, reached.request.guid);
      }
      if (reached) return { status: 'success', ...(await afterThanks(call, reached)) };
      const signed = signedGuid(call.session);
      if (signed !== undefined) return { status: 'success', ...thanksStep(call.deps.config, signed) };
      const asks = step.number === null || isReleased(call.session);
      const located = asks ? await locatedStep(call) : undefined;
      if (!located) throw new Refusal('noRequest', NO_PROCESS);
      return { status: 'success', ...located };
    },
  });

  endpoint(app, 'onboardingBack', {
    handler: async (_, call) => {
      const guid = ownGuid(call);
      const reached = guid === undefined ? undefined : await previousStep(call.deps, guid);
      if (!reached && isReleased(call.session)) throw openedElsewhere();
      if (!reached) throw new Refusal('noRequest', sessionExpiryMessages.onboardingBack);
      return { status: 'success', ...reached };
    },
  });
};
