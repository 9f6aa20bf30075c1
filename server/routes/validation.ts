import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { email, mobile } from '../../src/contract/rules/contact';
import { digitsOnly } from '../../src/contract/text';
import { confirm, emailChannel, phoneChannel, tell } from '../customers/confirmations';
import { judgeField } from '../domain/judgeField';
import { normalise } from '../../src/contract/normalise';
import { judgePerson } from '../domain/person';
import { todayInRome } from '../domain/today';
import { SESSION_ENDED, Refusal } from '../errors';
import { rotateSession } from '../session/session';
import { endpoint, ownRequest, type Call } from './register';
import { codeText, text } from './schemas';

const ownSession = ({ session }: Call) => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  return session;
};

const emailText = (sent: string): string => {
  const address = normalise('email', sent);
  judgeField(email(), address);
  return address;
};
const phoneText = (sent: string): string => {
  const number = normalise('cellulare', sent);
  judgeField(mobile(), number);
  return number;
};

export const validationRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'validateCodiceFiscale', {
    body: Type.Object({ nome: text(), cognome: text(), cf: text(40) }),
    handler: async (person, { deps }) => {
      judgePerson(person, todayInRome(deps.clock.now()));
      return { status: 'success' };
    },
  });

  endpoint(app, 'validateEmail', {
    body: Type.Object({ indirizzo: text(320) }),
    handler: async ({ indirizzo }, call) => {
      const { guid } = await ownRequest(call);
      await tell(call.deps, ownSession(call), guid, emailChannel, emailText(indirizzo));
      return { status: 'success' };
    },
  });

  endpoint(app, 'confermaEmail', {
    body: Type.Object({ indirizzo: text(320), codice: codeText() }),
    handler: async ({ indirizzo, codice }, call) => {
      const request = await ownRequest(call);
      const session = ownSession(call);
      await confirm(call.deps, session, request, emailChannel, emailText(indirizzo), digitsOnly(codice));
      await rotateSession(call.deps.db, session, call.http, call.reply);
      return { status: 'success' };
    },
  });

  endpoint(app, 'validateCellulare', {
    body: Type.Object({ numero: text(40), prefisso: text(8) }),
    handler: async ({ numero }, call) => {
      const { guid } = await ownRequest(call);
      await tell(call.deps, ownSession(call), guid, phoneChannel, phoneText(numero));
      return { status: 'success' };
    },
  });

  endpoint(app, 'confermaCellulare', {
    body: Type.Object({ numero: text(40), prefisso: text(8), codice: codeText() }),
    handler: async ({ numero, codice }, call) => {
      const request = await ownRequest(call);
      const session = ownSession(call);
      await confirm(call.deps, session, request, phoneChannel, phoneText(numero), digitsOnly(codice));
      await rotateSession(call.deps.db, session, call.http, call.reply);
      return { status: 'success' };
    },
  });
};
