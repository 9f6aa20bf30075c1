import type { FastifyInstance } from 'fastify';
import { plainTaxCode } from '../../src/contract/omocodia';
import { email, mobile, taxCode } from '../../src/contract/rules/contact';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import type { RequestOf, ResponseOf, ResumeState, StepAnswer } from '../../src/contract/wire';
import type { Session } from '../db/schema';
import { acceptField } from '../errors/acceptField';
import { sourceOf } from '../limits/address';
import { rateLimitCall, withAddress } from '../limits/enforceRateLimit';
import { openUnlocked } from '../resume/open';
import {
  CODE_FIRST,
  confirmResumeCode,
  locateByGuid,
  locateByIdentity,
  resumeState,
  sendResumeCode,
} from '../resume/resume';
import { deviceOf, markDevice } from '../session/device';
import { codeRotation } from '../session/rotation';
import { openSession } from '../session/session';
import { endpoint, type Call } from './endpoint';

/** A resume may be the first call of a browser. */
const anySession = ({ deps, http, reply, session }: Call): Promise<Session> | Session =>
  session ?? openSession(deps, http, reply);

const byLink = async (call: Call, guid: string): Promise<ResumeState> => {
  await rateLimitCall(call, 'linkByAddress', { linkByGuidAndAddress: withAddress(call, guid) });
  return locateByGuid(call.deps, await anySession(call), guid);
};

const sendCode = async (_: unknown, call: Call): Promise<ResponseOf<'otpResend'>> => {
  await rateLimitCall(call, 'sendByAddress');
  await sendResumeCode(call.deps, call.session, {
    source: sourceOf(call.http.ip),
    deviceOf: (proof) => deviceOf(call, proof),
  });
  return { status: 'success' };
};

const confirmCode = async ({ code }: { code: string }, call: Call): Promise<ResponseOf<'otpVerify'>> => {
  const session = call.session ?? call.repeating;
  const data = await confirmResumeCode(call.deps, session, {
    sent: code,
    proven: (proof) => markDevice(call, proof),
    ...codeRotation(session, call),
  });
  return { status: 'success', data };
};

const open = async (call: Call, guid: string, message: string): Promise<StepAnswer> => ({
  status: 'success',
  ...(await openUnlocked(call, guid, message)),
});

const identityOf = ({ cf, numCell, mail }: RequestOf<'contactNext'>) => ({
  cf: acceptField('cf', taxCode(), cf),
  email: acceptField('email', email(), mail),
  phone: acceptField('cellulare', mobile(), numCell),
});

/** Specification, 4.4, 7.5 and 7.9. */
export const resumeRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'contactStart', {
    handler: async ({ guid }, call) => ({
      status: 'success',
      data: await (guid === undefined ? resumeState(call.deps, await anySession(call)) : byLink(call, guid)),
    }),
  });
  endpoint(app, 'resumeStart', {
    handler: async ({ guid }, call) => ({ status: 'success', data: await byLink(call, guid) }),
  });
  endpoint(app, 'contactNext', {
    validatesTexts: true,
    handler: async (sent, call) => {
      const identity = identityOf(sent);
      await rateLimitCall(call, 'identifyByAddress', {
        identifyByPersonAndAddress: withAddress(
          call,
          plainTaxCode(identity.cf),
          identity.phone,
          identity.email,
        ),
      });
      return {
        status: 'success',
        data: await locateByIdentity(call.deps, await anySession(call), identity),
      };
    },
  });

  for (const name of ['contactSendCell', 'resumeSendCell', 'otpResend'] as const) {
    endpoint(app, name, { handler: sendCode });
  }
  for (const name of ['contactValidateCell', 'resumeValidateCell', 'otpVerify'] as const) {
    endpoint(app, name, { validatesTexts: true, handler: confirmCode });
  }

  endpoint(app, 'contactResume', {
    handler: ({ guid }, call) => open(call, guid, sessionExpiryMessages.contactResume),
  });
  endpoint(app, 'resume', {
    handler: (_, call) => open(call, call.session?.resumeGuid ?? '', CODE_FIRST),
  });
  endpoint(app, 'resumeNext', {
    handler: ({ guid }, call) => open(call, guid, CODE_FIRST),
  });
};
