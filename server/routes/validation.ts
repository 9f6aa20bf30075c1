import type { FastifyInstance } from 'fastify';
import { email, mobile, phonePrefix } from '../../src/contract/rules/contact';
import type { Answer } from '../../src/contract/wire';
import { acceptPerson } from '../customers/acceptPerson';
import {
  confirm,
  emailChannel,
  phoneChannel,
  sendConfirmationCode,
  type Channel,
} from '../customers/confirmations';
import { todayInRome } from '../domain/today';
import { acceptField } from '../errors/acceptField';
import { sourceOf } from '../limits/address';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { markDevice } from '../session/device';
import { codeRotation } from '../session/rotation';
import { requireOwnGuid, requireSession } from './access';
import { endpoint, type Call } from './endpoint';

const targetOf = ({ field }: Channel, sent: string): string =>
  field === 'email' ? acceptField('email', email(), sent) : acceptField('cellulare', mobile(), sent);

const sendTo = async (call: Call, channel: Channel, sent: string): Promise<Answer> => {
  const guid = requireOwnGuid(call);
  const target = targetOf(channel, sent);
  await rateLimitCall(call, 'sendByAddress');
  await sendConfirmationCode(call.deps, requireSession(call), guid, channel, {
    target,
    source: sourceOf(call.http.ip),
  });
  return { status: 'success' };
};

const confirmBy = async (call: Call, channel: Channel, sentTo: string, sent: string): Promise<Answer> => {
  const session = requireSession({ session: call.session ?? call.repeating });
  const guid = requireOwnGuid({ session });
  const target = targetOf(channel, sentTo);
  const rotation = codeRotation(session, call);
  await confirm(call.deps, session, guid, channel, {
    target,
    sent,
    ...rotation,
    proven: (proof) => markDevice(call, proof),
  });
  return { status: 'success' };
};

export const validationRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'validateCodiceFiscale', {
    validatesTexts: true,
    handler: async (person, call) => {
      const { deps } = call;
      await rateLimitCall(call, 'taxCodeByAddress');
      acceptPerson(person, todayInRome(deps.clock.now()));
      return { status: 'success' };
    },
  });

  endpoint(app, 'validateEmail', {
    validatesTexts: true,
    handler: ({ indirizzo }, call) => sendTo(call, emailChannel, indirizzo),
  });

  endpoint(app, 'confermaEmail', {
    validatesTexts: true,
    handler: ({ indirizzo, codice }, call) => confirmBy(call, emailChannel, indirizzo, codice),
  });

  endpoint(app, 'validateCellulare', {
    validatesTexts: true,
    handler: ({ numero, prefisso }, call) => {
      acceptField('prefisso', phonePrefix(), prefisso);
      return sendTo(call, phoneChannel, numero);
    },
  });

  endpoint(app, 'confermaCellulare', {
    validatesTexts: true,
    handler: ({ numero, prefisso, codice }, call) => {
      acceptField('prefisso', phonePrefix(), prefisso);
      return confirmBy(call, phoneChannel, numero, codice);
    },
  });
};
