import type { FastifyInstance } from 'fastify';
import { plainTaxCode } from '../../src/contract/omocodia';
import type { ProductCustomer } from '../../src/contract/wire';
import { findValidCode } from '../codes/codes';
import { withLockedContact, CONTACT_STEP } from '../customers/contact';
import { knownCustomer } from '../steps/hooks/knownCustomer';
import { createPassword } from '../customers/password';
import { customerState } from '../customers/state';
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import { maskPhone } from '../domain/mask';
import { acceptPerson } from '../customers/acceptPerson';
import { todayInRome } from '../domain/today';
import { findAnswers, savedValue } from '../repositories/answers';
import { proofOf } from '../repositories/requests';
import { updateSession } from '../repositories/sessions';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { locateChanges } from '../resume/resume';
import { releaseOthers } from '../session/release';
import { deviceOf } from '../session/device';
import { rotateSession } from '../session/rotation';
import { signedGuid } from '../session/signedOut';
import { ownRequest, requireOwnGuid, requireStillAllowed } from './access';
import { endpoint, type Call } from './endpoint';

const productCustomer = async (db: Db, request: Request): Promise<ProductCustomer> => {
  const contact = await findAnswers(db, request.guid, CONTACT_STEP);
  const of = (component: string) => savedValue(contact, 'anagrafica', component)?.value ?? '';
  return {
    nome: of('nome'),
    cognome: of('cognome'),
    codiceFiscale: request.cf,
    email: request.email,
    cellulare: request.phone,
    ...(await knownCustomer(db, request)),
  };
};

const nobody: ProductCustomer = {
  nome: '',
  cognome: '',
  codiceFiscale: '',
  email: '',
  cellulare: '',
  pec: '',
  telefonoAziendale: '',
};

/**
 * A request is this browser's when it was sent the request's code and may still enter it, or else when it has
 * entered one before.
 */
const knowsRequest = async (
  { deps, http, session }: Call,
  db: Db,
): Promise<(request: Request) => boolean> => {
  const living = session?.resumeGuid ? await findValidCode(db, deps.clock.now(), session) : false;
  return (request) =>
    living
      ? request.guid === session?.resumeGuid
      : deviceOf({ deps, http }, proofOf(deps.db, request) ?? '') !== undefined;
};

export const customerRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'customerInfo', {
    handler: async (_, call) => {
      // The last page calls this too when it is reloaded, and needs none of the data.
      const signed = signedGuid(call.session) !== undefined;
      const known = signed ? nobody : await productCustomer(call.deps.db, await ownRequest(call));
      return { status: 'success', customerInfo: { productCustomer: known } };
    },
  });

  endpoint(app, 'checkCustomerInfo', {
    validatesTexts: true,
    handler: async ({ nome, cognome, codiceFiscale }, call) => {
      const { deps, session } = call;
      const guid = requireOwnGuid(call);
      const person = acceptPerson({ nome, cognome, cf: codiceFiscale }, todayInRome(deps.clock.now()));
      await rateLimitCall(call, 'customerByAddress', {
        customerBySession: `${session?.id ?? ''}:${plainTaxCode(person.cf)}`,
      });
      const names = (['nome', 'cognome', 'cf'] as const).map((component) => ({
        widget: 'anagrafica',
        component,
        value: person[component],
      }));
      const { stato, resumes } = await withLockedContact(deps, guid, async ({ db, request, now, save }) => {
        await save(names, { cf: person.cf });
        const isHers = await knowsRequest(call, db);
        const state = await customerState(db, person.cf, { exceptGuid: guid, isHers });
        if (!session) return state;
        if (request.cf !== person.cf)
          await releaseOthers(db, session.id, { guid, proof: proofOf(db, request), now });
        if (state.resumes)
          await updateSession(db, session.id, locateChanges(db, session, state.resumes, 'check'));
        return state;
      });
      return { status: 'success', data: { stato, cellulare: maskPhone(resumes?.phone ?? '') } };
    },
  });

  endpoint(app, 'createPassword', {
    validatesTexts: true,
    handler: async (passwords, call) => {
      const { deps, session } = call;
      const request = await ownRequest(call);
      const { guid } = request;
      await createPassword(deps, request, passwords, {
        today: todayInRome(deps.clock.now()),
        hold: () => rateLimitCall(call, 'passwordByAddress', { passwordByRequest: guid }),
        requireStill: (db, locked) => requireStillAllowed(call, db, locked),
        rotate: async (db) => {
          if (session) await rotateSession(db, session, call);
        },
      });
      return { status: 'success' };
    },
  });
};
