import type { Session } from '../../../server/db/schema';
import type { AppDeps } from '../../../server/deps';
import { findSession } from '../../../server/repositories/sessions';
import { confirmResumeCode } from '../../../server/resume/resume';
import { hashToken } from '../../../server/session/token';
import type { Journey, TestApp, TestClient } from '../support';
import { begin, newApplicant, walkTo, type Applicant } from '../support';

export const SUCCESS = { status: 'success' };
export const WRONG = { status: 'bad_request', message: 'Il codice OTP che hai inserito non è valido.' };
export const WORN_OUT = {
  status: 'bad_request',
  message: 'Hai inserito troppe volte un codice errato. Richiedine uno nuovo.',
};
/** Just more than a destination waits since it was sent a code. */
export const RESEND = { minutes: 1, seconds: 1 };
export const tooSoon = (wait: string) => ({
  status: 'bad_request',
  message: `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra ${wait}.`,
});
export const tooSoonElsewhere = (wait: string) => ({
  status: 'bad_request',
  message: `Ti abbiamo appena inviato un codice, ma qui non vale: se l’hai chiesto su un altro dispositivo, usalo lì. Qui potrai richiederne uno nuovo tra ${wait}.`,
});
export const prefisso = '+39';
export const CURRENT = { number: null, widgets: [] };

export const not = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface Visit {
  readonly client: TestClient;
  readonly applicant: Applicant;
  readonly guid: string;
}

export const check = (
  client: TestClient,
  { nome, cognome, cf }: Pick<Applicant, 'nome' | 'cognome' | 'cf'>,
) => client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });

export const named = async (service: TestApp, applicant = newApplicant()): Promise<Visit> => {
  const client = await begin(service);
  await check(client, applicant);
  const { guid } = await client.call('onboardingNext', CURRENT);
  return { client, applicant, guid };
};

export const reachable = async (service: TestApp, applicant = newApplicant()): Promise<Visit> => {
  const visit = await named(service, applicant);
  const indirizzo = applicant.email;
  await visit.client.call('validateEmail', { indirizzo });
  const codice = await service.lastCode(indirizzo);
  await visit.client.call('confermaEmail', { indirizzo, codice });
  return visit;
};

export const abandoned = async (service: TestApp, applicant = newApplicant()): Promise<Journey> => {
  const journey = await walkTo(service, 'address-info', applicant);
  service.clock.pass({ minutes: 11 });
  return journey;
};

/** A request whose address and phone are confirmed, at once: no time passes, and its session lives on. */
export const abandonedNow = async (service: TestApp, applicant: Applicant): Promise<Visit> => {
  const visit = await reachable(service, applicant);
  const number = { numero: applicant.cellulare, prefisso };
  await visit.client.call('validateCellulare', number);
  await visit.client.call('confermaCellulare', { ...number, codice: await smsCode(service, applicant) });
  return visit;
};

export const atCode = async (service: TestApp, guid: string): Promise<TestClient> => {
  const client = service.client();
  await client.call('resumeStart', { guid });
  return client;
};

export const smsCode = (service: TestApp, { cellulare }: Applicant): Promise<string> =>
  service.lastCode(`${prefisso}${cellulare}`);

export const sessionOf = async ({ deps }: TestApp, { cookies }: TestClient): Promise<Session> => {
  const found = await findSession(deps.db, hashToken(cookies.get('apertura') ?? ''));
  if (!found) throw new Error('No such session');
  return found;
};

/** For a call that is overtaken: the change comes after it has read, and before its transaction. */
export const overtakenBy = ({ deps }: TestApp, change: () => Promise<unknown>): AppDeps => {
  const { db } = deps;
  const transaction: typeof db.transaction = async (work) => {
    await change();
    return db.transaction(work);
  };
  return { ...deps, db: Object.assign(Object.create(db) as typeof db, { transaction }) };
};

export const confirmIn = (deps: AppDeps, session: Session, sent: string) => {
  const nothing = () => undefined;
  const rotate = () => Promise.resolve();
  return confirmResumeCode(deps, session, { sent, isRepeat: false, rotate, again: nothing, proven: nothing });
};
