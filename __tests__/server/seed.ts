import type { StepValues } from '../../src/contract/steps/definition';
import type { Request } from '../../server/db/schema';
import { toStoredAnswers } from '../../server/questionnaire/storedAnswers';
import { saveAnswers } from '../../server/repositories/answers';
import { recordConsents } from '../../server/repositories/consents';
import { insertRequest } from '../../server/repositories/requests';
import { updateSession, findSession } from '../../server/repositories/sessions';
import { hashToken, newId } from '../../server/session/token';
import { answersOfQuestionnaire, goodValues, storeFiles, type TestApp, type TestClient } from './support';

export interface Seeded {
  readonly client: TestClient;
  readonly guid: string;
}

export const applicant = {
  nome: "Niccolo'",
  cognome: "D'Angelo",
  cf: 'DNGNCL85T10F205D',
  email: 'niccolo@posta.example',
  cellulare: '3331234567',
} as const;

const { 'company-info': company, ...others } = goodValues({ ...applicant, password: '' });
const home = { ...company['sedeLegale'], indirizzo: 'Via Alessandro Manzoni 12' };

const steps: Readonly<Record<string, StepValues>> = {
  'contact-info': others['contact-info'],
  'address-info': {
    ...others['address-info'],
    residenza: home,
    codiceFiscale: { data: '10/12/1985', citta: 'Milano', provincia: 'MI', cf: applicant.cf },
  },
  'company-info': {
    ...company,
    azienda: {
      ...company['azienda'],
      ragioneSociale: "Officina Creativa di Niccolo' D'Angelo",
      partitaIva: '01234567897',
    },
    sedeLegale: home,
  },
  'self-certifications': others['self-certifications'],
  card: others.card,
};

const flat = (widgets: StepValues) =>
  Object.entries(widgets).flatMap(([widget, components]) =>
    Object.entries(components).map(([component, value]) => ({ widget, component, value })),
  );

export const seedRequest = async (service: TestApp, changes: Partial<Request> = {}): Promise<Seeded> => {
  const { db } = service.deps;
  const now = service.clock.now();
  const client = service.client();
  await client.send('productInfo');
  const session = await findSession(db, hashToken([...client.cookies.values()][0] ?? ''));
  if (!session) throw new Error('The service opened no session');
  const guid = newId();
  await insertRequest(db, {
    guid,
    contactId: newId(),
    productCode: session.productCode,
    step: 'identification',
    state: 'open',
    cf: applicant.cf,
    email: applicant.email,
    phone: applicant.cellulare,
    emailConfirmedAt: now,
    phoneConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    acceptedHash: '',
    returnedAt: null,
    journey: session.journey,
    ...changes,
  });
  for (const [step, widgets] of Object.entries(steps)) await saveAnswers(db, guid, step, flat(widgets), now);
  await saveAnswers(db, guid, 'self-certifications', toStoredAnswers(answersOfQuestionnaire), now);
  await recordConsents(db, {
    guid,
    name: 'consensoPrivacy',
    textVersion: '2026-11',
    value: 'selected',
    givenAt: now,
  });
  await updateSession(db, session.id, { guid });
  return { client, guid };
};

/** Without the documents that were signed: nothing is rendered. */
export const seedReviewable = async (service: TestApp, changes: Partial<Request> = {}): Promise<Seeded> => {
  const seeded = await seedRequest(service, {
    step: 'thanks',
    state: 'completed',
    completedAt: service.clock.now(),
    ...changes,
  });
  await storeFiles(service, seeded.guid);
  return seeded;
};
