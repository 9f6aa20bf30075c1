import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { email, mobile } from '../../src/contract/rules/contact';
import { confirm, emailChannel, phoneChannel, tell } from '../customers/confirmations';
import { cleanAndJudge } from '../domain/judgeField';
import { codeOf } from '../domain/code';
import { judgePerson } from '../domain/person';
import { todayInRome } from '../domain/today';
import { SESSION_ENDED, Refusal } from '../errors';
import { rotateSession } from '../session/session';
import { endpoint, ownRequest, type Call } from './register';
import { text } from './schemas';

const ownSession = ({ session }: Call) => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  return session;
};

const emailText = (sent: string): string => cleanAndJudge('email', email(), sent);
const phoneText = (sent: string): string => cleanAndJudge('cellulare', mobile(), sent);

export const validationRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'validateCodiceFiscale', {
    judgesTexts: true,
    body: Type.Object({ nome: text(), cognome: text(), cf: text() }),
    handler: async (person, { deps }) => {
      judgePerson(person, todayInRome(deps.clock.now()));
      return { status: 'success' };
    },
  });

  endpoint(app, 'validateEmail', {
    judgesTexts: true,
    body: Type.Object({ indirizzo: text() }),
    handler: async ({ indirizzo }, call) => {
      const { guid } = await ownRequest(call);
      await tell(call.deps, ownSession(call), guid, emailChannel, emailText(indirizzo));
      return { status: 'success' };
    },
  });

  endpoint(app, 'confermaEmail', {
    judgesTexts: true,
    body: Type.Object({ indirizzo: text(), codice: text() }),
    handler: async ({ indirizzo, codice }, call) => {
      const request = await ownRequest(call);
      const session = ownSession(call);
      await confirm(call.deps, session, request, emailChannel, emailText(indirizzo), codeOf(codice));
      await rotateSession(call.deps.db, session, call.http, call.reply);
      return { status: 'success' };
    },
  });

  endpoint(app, 'validateCellulare', {
    judgesTexts: true,
    body: Type.Object({ numero: text(), prefisso: text() }),
    handler: async ({ numero }, call) => {
      const { guid } = await ownRequest(call);
      await tell(call.deps, ownSession(call), guid, phoneChannel, phoneText(numero));
      return { status: 'success' };
    },
  });

  endpoint(app, 'confermaCellulare', {
    judgesTexts: true,
    body: Type.Object({ numero: text(), prefisso: text(), codice: text() }),
    handler: async ({ numero, codice }, call) => {
      const request = await ownRequest(call);
      const session = ownSession(call);
      await confirm(call.deps, session, request, phoneChannel, phoneText(numero), codeOf(codice));
      await rotateSession(call.deps.db, session, call.http, call.reply);
      return { status: 'success' };
    },
  });
};
