import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { email, mobile } from '../../src/contract/rules/contact';
import type { Answer } from '../../src/contract/wire';
import { judgePerson } from '../customers/acceptPerson';
import { confirm, emailChannel, phoneChannel, tell, type Channel } from '../customers/confirmations';
import { todayInRome } from '../domain/today';
import { cleanAndJudge } from '../errors/acceptField';
import { SESSION_ENDED, Refusal } from '../errors/refusal';
import { sourceOf } from '../limits/address';
import { holdBack } from '../limits/holdBack';
import { markDevice } from '../session/device';
import { codeRotation } from '../session/rotation';
import { endpoint, ownRequest, type Call } from './register';
import { codeText, text } from './schemas';

const ownSession = ({ session }: Call) => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  return session;
};

const targetOf = ({ field }: Channel, sent: string): string =>
  field === 'email' ? cleanAndJudge('email', email(), sent) : cleanAndJudge('cellulare', mobile(), sent);

const sendTo = async (call: Call, channel: Channel, sent: string): Promise<Answer> => {
  const { guid } = await ownRequest(call);
  const target = targetOf(channel, sent);
  await holdBack(call, 'sendByAddress');
  await tell(call.deps, ownSession(call), guid, channel, { target, source: sourceOf(call.http.ip) });
  return { status: 'success' };
};

const confirmBy = async (call: Call, channel: Channel, sentTo: string, sent: string): Promise<Answer> => {
  const session = call.session ?? call.repeating;
  const request = await ownRequest({ ...call, session });
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const target = targetOf(channel, sentTo);
  const rotation = codeRotation(session, call);
  await confirm(call.deps, session, request, channel, {
    target,
    sent,
    ...rotation,
    proven: (proof) => markDevice(call, proof),
  });
  return { status: 'success' };
};

export const validationRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'validateCodiceFiscale', {
    judgesTexts: true,
    body: Type.Object({ nome: text(), cognome: text(), cf: text() }),
    handler: async (person, call) => {
      const { deps } = call;
      await holdBack(call, 'taxCodeByAddress');
      judgePerson(person, todayInRome(deps.clock.now()));
      return { status: 'success' };
    },
  });

  endpoint(app, 'validateEmail', {
    judgesTexts: true,
    body: Type.Object({ indirizzo: text() }),
    handler: ({ indirizzo }, call) => sendTo(call, emailChannel, indirizzo),
  });

  endpoint(app, 'confermaEmail', {
    judgesTexts: true,
    body: Type.Object({ indirizzo: text(), codice: codeText() }),
    handler: ({ indirizzo, codice }, call) => confirmBy(call, emailChannel, indirizzo, codice),
  });

  endpoint(app, 'validateCellulare', {
    judgesTexts: true,
    body: Type.Object({ numero: text(), prefisso: text() }),
    handler: ({ numero }, call) => sendTo(call, phoneChannel, numero),
  });

  endpoint(app, 'confermaCellulare', {
    judgesTexts: true,
    body: Type.Object({ numero: text(), prefisso: text(), codice: codeText() }),
    handler: ({ numero, codice }, call) => confirmBy(call, phoneChannel, numero, codice),
  });
};
